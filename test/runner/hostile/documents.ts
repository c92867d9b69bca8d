/** Lines of a document, each by its number. */
function lines(characters: number, line: (index: number) => string): string {
  const count = Math.floor(characters / line(1000).length)
  return Array.from({ length: count }, (_, index) => line(index)).join('\n')
}

function documentOf(body: string, before = ''): string {
  return `SPV_EXT_hostile
===============

${before}
Name Strings
------------

SPV_EXT_hostile

Modifications
-------------

The operand _must_ be an OpConstant.

${body}
`
}

/**
 * Documents of about as many characters as they are asked for, each slow for whoever searches all of it again for each of its
 * parts, or puts in what attributes stand for without an end.
 */
export const documents: Readonly<Record<string, (characters: number) => string>> = {
  statements: (characters) =>
    documentOf(lines(characters, (index) => `Operand ${index} _must_ be an OpConstant.\n`)),
  'one long statement': (characters) => documentOf('It _must_ be so, and '.repeat(characters / 21)),
  headings: (characters) =>
    documentOf(lines(characters, (index) => `Part ${index}\n~~~~~~~~~~~~\n`)),
  'rows of a table': (characters) =>
    documentOf(`|====\n${lines(characters, (index) => `| ${index} | *Name${index}KHR*`)}\n|====\n`),
  'cells of a row': (characters) =>
    documentOf(
      `|====\n${lines(characters, (index) => `| ${index}`).replaceAll('\n', ' ')}\n|====\n`,
    ),
  'instructions that nobody knows': (characters) =>
    documentOf(lines(characters, (index) => `It _must_ be an OpUnknown${index}KHR.\n`)),
  'instructions that the grammar has': (characters) =>
    documentOf(lines(characters, (index) => `OpLoad and OpStore ${index} _must_ be OpTypeInt.\n`)),
  'files that are included': (characters) =>
    documentOf(lines(characters, (index) => `include::part${index}.txt[]`)),
  days: (characters) => documentOf(lines(characters, (index) => `2026-11-${10 + (index % 20)}`)),
  'attributes that are set': (characters) =>
    documentOf(lines(characters, (index) => `:name${index}: value {name${index - 1}}`)),
  'an attribute that many lines name': (characters) =>
    documentOf(
      lines(characters / 2, () => 'It _must_ be {long}.'),
      `:long: ${'x'.repeat(characters / 2)}`,
    ),
  'attributes that name each other, each one many times': (characters) =>
    documentOf(
      'It _must_ be {a8}.',
      [...Array(9).keys()]
        .map((depth) => `:a${depth}: ${`{a${depth - 1}} `.repeat(characters / 9 / 5)}`)
        .join('\n'),
    ),
  'attributes of nothing that name each other': (characters) =>
    documentOf(
      '{a8}',
      [
        ':a0:',
        ...[...Array(8).keys()].map(
          (depth) => `:a${depth + 1}: ${`{a${depth}}`.repeat(characters / 8 / 4)}`,
        ),
      ].join('\n'),
    ),
  'references without an end': (characters) => documentOf('<<a,'.repeat(characters / 4)),
  'a reference to blanks': (characters) => documentOf(`<<a,${' '.repeat(characters)}`),
  'links without an end': (characters) => documentOf('link:'.repeat(characters / 5)),
  'texts of links without an end': (characters) => documentOf('link:x['.repeat(characters / 7)),
  brackets: (characters) => documentOf('[['.repeat(characters / 2)),
  'marks of words': (characters) => documentOf('_*`'.repeat(characters / 3)),
  blanks: (characters) => documentOf(`It must be${' '.repeat(characters)}so.`),
}
