const replacements: readonly (readonly [RegExp, string])[] = [
  [/\[\[[^\]]*\]\]/g, ''],
  [/<<[A-Za-z_][\w-]*,\s*(.*?)\s*>>/g, '$1'],
  [/<<([A-Za-z_][\w-]*)>>/g, '$1'],
  [/(?:link:|https?:\/\/)[^\s[\]]+\[([^\]]*)\]/g, '$1'],
  [/https?:\/\/[^\s\])]+/g, ''],
  [/[“”„]/g, '"'],
  [/[‘’]/g, "'"],
  [/\.{3}|…\u200b?/g, '…'],
  [/->/g, '→'],
  [/\u200b/g, ''],
  [/[\u00a0\u2007\u202f]/g, ' '],
  [/(^|\s)\+(\S+)\+(?=$|[\s.,;:)])/g, '$1$2'],
  // Emphasis marks are at the edge of a word; inside a word they are part of a name or of a formula.
  [/(^|[\s([{<>/,;:"'*_`-])(?:\*\*|__|``|[*_`'])(?=[^\s*])/g, '$1'],
  [/(^|[\s([{<>/,;:"'*_`-])(?:\*\*|__|``|[*_`'])(?=[^\s*])/g, '$1'],
  [/([^\s])(?:\*\*|__|``|[*_`']){1,2}(?=$|[\s)\]}<>/,;:.!?"'-])/g, '$1'],
  [/\s+/g, ' '],
]

/** The words without AsciiDoc markup, with one spelling of quotes, ellipses, arrows and spaces. For people to read. */
export function plainWords(words: string): string {
  return replacements
    .reduce((all, [pattern, replacement]) => all.replace(pattern, replacement), words)
    .trim()
}
