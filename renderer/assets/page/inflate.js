// What a page holds is deflated (RFC 1951), so that the longest battle stays small. Browsers can do that, too, but not
// every one, and none of them at once.

/** The bytes of a deflated stream. */
function inflated(bytes, size) {
  const out = new Uint8Array(size);
  let at = 0, bit = 0, end = 0;

  function bits(number) {
    let value = 0;
    for (let n = 0; n < number; n++) {
      value |= ((bytes[at] >> bit) & 1) << n;
      if (++bit === 8) { bit = 0; at++; }
    }
    return value;
  }

  // A code is found by its length: how many there are of each, and their symbols in order.
  function tree(lengths) {
    const counts = new Uint16Array(16), offsets = new Uint16Array(16), symbols = new Uint16Array(lengths.length);
    for (const length of lengths) counts[length]++;
    counts[0] = 0;
    for (let n = 1; n < 16; n++) offsets[n] = offsets[n - 1] + counts[n - 1];
    lengths.forEach((length, symbol) => { if (length) symbols[offsets[length]++] = symbol; });
    return { counts, symbols };
  }

  function symbol({ counts, symbols }) {
    let code = 0, first = 0, index = 0;
    for (let length = 1; length < 16; length++) {
      code |= (bytes[at] >> bit) & 1;
      if (++bit === 8) { bit = 0; at++; }
      const count = counts[length];
      if (code - first < count) return symbols[index + code - first];
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Error("the page is damaged");
  }

  const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
    195, 227, 258];
  const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
  const WAYS = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577];
  const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

  function fixed() {
    const lengths = new Array(288);
    for (let n = 0; n < 288; n++) lengths[n] = n < 144 ? 8 : n < 256 ? 9 : n < 280 ? 7 : 8;
    return [tree(lengths), tree(new Array(30).fill(5))];
  }

  function dynamic() {
    const literals = bits(5) + 257, ways = bits(5) + 1, codes = bits(4) + 4;
    const lengths = new Array(19).fill(0);
    for (let n = 0; n < codes; n++) lengths[ORDER[n]] = bits(3);
    const short = tree(lengths), all = [];
    while (all.length < literals + ways) {
      const found = symbol(short);
      if (found < 16) all.push(found);
      else if (found === 16) all.push(...new Array(3 + bits(2)).fill(all[all.length - 1]));
      else all.push(...new Array(found === 17 ? 3 + bits(3) : 11 + bits(7)).fill(0));
    }
    return [tree(all.slice(0, literals)), tree(all.slice(literals))];
  }

  function block([literals, ways]) {
    for (;;) {
      const found = symbol(literals);
      if (found === 256) return;
      if (found < 256) { out[end++] = found; continue; }
      let length = LENGTHS[found - 257] + bits(LENGTH_BITS[found - 257]);
      const way = symbol(ways), far = WAYS[way] + bits(way < 2 ? 0 : (way >> 1) - 1);
      for (; length > 0; length--, end++) out[end] = out[end - far];
    }
  }

  for (let last = 0; !last;) {
    last = bits(1);
    const kind = bits(2);
    if (kind === 0) {
      if (bit) { bit = 0; at++; }
      const length = bytes[at] | (bytes[at + 1] << 8);
      out.set(bytes.subarray(at + 4, at + 4 + length), end);
      at += 4 + length;
      end += length;
    } else {
      block(kind === 1 ? fixed() : dynamic());
    }
  }
  return out;
}

/** The value that a page holds. */
function unpacked(text) {
  const [size, packed] = text.trim().split(" ");
  const bytes = Uint8Array.from(atob(packed), (one) => one.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(inflated(bytes, Number(size))));
}
