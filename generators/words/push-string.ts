const utf8 = new TextEncoder()

/** Appends a literal string: UTF-8, at least one zero byte, filled up with zeros to whole words. */
export function pushString(out: number[], text: string): void {
  pushStringBytes(out, utf8.encode(text))
}

/** Appends a literal string of these bytes, which need not be UTF-8; the terminating zero is added. */
export function pushStringBytes(out: number[], bytes: Uint8Array): void {
  for (let at = 0; at <= bytes.length; at += 4) {
    out.push(
      ((bytes[at] ?? 0) |
        ((bytes[at + 1] ?? 0) << 8) |
        ((bytes[at + 2] ?? 0) << 16) |
        ((bytes[at + 3] ?? 0) << 24)) >>>
        0,
    )
  }
}
