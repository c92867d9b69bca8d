/**
 * The end of a piece of markup is looked for in a limited number of characters: where it is missing, each beginning would be searched up to
 * the end of the words.
 */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\[\[[^\]]{0,200}\]\]/g, ''],
  [/<<([A-Za-z_][\w-]*)>>/g, '$1'],
  [/(?:link:|https?:\/\/)[^\s[\]]{1,500}\[([^\]]{0,500})\]/g, '$1'],
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

/** A reference with words of its own. */
const labelled = /<<[A-Za-z_][\w-]*,((?:(?!<<|>>).)*)>>/g

/** The words without AsciiDoc markup, with one spelling of quotes, ellipses, arrows and spaces. For people to read. */
export function plainWords(words: string): string {
  const unlabelled = words.replace(labelled, (_whole, label: string) => label.trim())
  return replacements
    .reduce((all, [pattern, replacement]) => all.replace(pattern, replacement), unlabelled)
    .trim()
}
