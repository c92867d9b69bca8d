/** A comment of a file: its text without marks and line breaks, and the line at which it begins, from 1. */
interface FoundComment {
  readonly line: number
  readonly text: string
}

/** The comments of a file of TypeScript or JavaScript that have lines of their own. */
function commentsIn(source: string): readonly FoundComment[] {
  const found: FoundComment[] = []
  const lines = source.split('\n').map((line) => line.trim())
  for (let index = 0; index < lines.length; index++) {
    const first = lines[index] as string
    const isBlock = first.startsWith('/*')
    if (!isBlock && !first.startsWith('//')) continue
    let end = index
    if (isBlock) while (end < lines.length - 1 && !lines[end]?.includes('*/')) end++
    else while (lines[end + 1]?.startsWith('//')) end++
    const parts = lines
      .slice(index, end + 1)
      .map((line) => line.replace(/^(?:\/\*+|\*(?!\/)|\/\/)\s?/, '').replace(/\s*\*\/.*$/, ''))
    found.push({ line: index + 1, text: parts.join(' ').trim() })
    index = end
  }
  return found
}

/** The comments of a template, `{{!-- ... --}}` or `{{! ... }}`. */
function commentsOfTemplate(source: string): readonly FoundComment[] {
  return [...source.matchAll(/\{\{!--(.*?)--\}\}|\{\{!(?!--)(.*?)\}\}/gs)].map(
    ({ 1: long, 2: short = '', index }) => ({
      line: source.slice(0, index).split('\n').length,
      text: (long ?? short).replaceAll(/\s+/g, ' ').trim(),
    }),
  )
}

/** Ways of writing that STYLE forbids, each with the words to look for. */
const calques: readonly (readonly [name: string, words: RegExp])[] = [
  ['a sentence that begins with "Of"', /(?:^|[.:] |@\w+ \w+ )Of (?!course\b)/],
  ['"who" without a person', /\b(?:for|to|from|than|and) who\b|\b(?:by|to) whom\b/],
  ['"so many" for a number', /\b(?:so|of so|at most so) many\b(?! that\b)/],
  ['"somebody\'s" for a user\'s', /\b(?:somebody|nobody|everybody)['’]s\b|\bof somebody\b/],
  ['"is told" for is reported', /\b(?:is|are) told\b|\btells? of\b|\bhears? (?:of|that)\b/i],
  ['"what is no"', /\bwhat is (?:no|none)\b|\bthrough what\b/],
  ['"held against" for compared', /\bh(?:e|o)ld(?:s|ing)? (?:\w+ )?against\b/],
  ['"anew" for again', /\banew\b/],
  ['"in the place of" for instead of', /\bin the place of\b/i],
  [
    '"that is no" for "that is not a"',
    /\b(?:that|which|it|they) (?:is|are) no (?!longer\b|more\b|less\b|fewer\b|better\b|other\b)\w/,
  ],
  ['"the one behind" for the next', /\bthe ones? behind\b|\bthat there is(?: not)?[.,;]/],
]

/** The calques in the comments of a file, each as `file:line: what`. */
export function calquesIn(file: string, source: string): readonly string[] {
  const comments = file.endsWith('.hbs') ? commentsOfTemplate(source) : commentsIn(source)
  return comments.flatMap(({ line, text }) =>
    calques.filter(([, words]) => words.test(text)).map(([name]) => `${file}:${line}: ${name}`),
  )
}
