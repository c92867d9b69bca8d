/** The statement of the front matter of a text about its version. */
export interface Stated {
  /** The printed revision; absent where the file prints none. */
  readonly revision?: number
  /** Day of the last change as printed, which is not the day of publication. */
  readonly modified?: string
}

/** Reads the table of versions at the beginning of a text, as AsciiDoc or plain text. */
export function stated(text: string): Stated {
  const revision =
    /^\|?\s*Revision\s*[|:]?\s*(\d+)\s*$/m.exec(text)?.[1] ??
    // The core specification prints one line.
    /^\s*version \d+\.\d+, Revision (\d+)\s*$/im.exec(text)?.[1]
  const modified = /Last Modified Date\s*\|?\s*(\d{4}-\d{2}-\d{2})/.exec(text)?.[1]
  return {
    ...(revision === undefined ? {} : { revision: Number(revision) }),
    ...(modified === undefined ? {} : { modified }),
  }
}
