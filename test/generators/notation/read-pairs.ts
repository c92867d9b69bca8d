import { pairsIn } from '../../../generators/notation/pairs-in.ts'

/** How mistakes name the file that is read. */
export const file = 'generators/T/family.pairs.hbs'

/** The pairs of a file that takes in these texts. */
export function read(source: string, partials: Readonly<Record<string, string>> = {}) {
  const texts = Object.entries(partials).map(([name, text]) => [
    name,
    { file: `generators/T/${name}.hbs`, source: text },
  ])
  return pairsIn({ file, source, partials: Object.fromEntries(texts) })
}

/** Works out the modules of all pairs. */
export function modules(source: string): readonly string[] {
  return read(source).map(({ control, broken }) => `${control}${Object.keys(broken)}`)
}

/** A file of one pair with that body. */
export function pair(body: string): string {
  return `{{#pair}}
rule-a/name: what the control shows
body: ${body}
{{/pair}}`
}

/** Pieces with a way of their own. */
export const stored = `{{#pieces "stored"}}
body: OpStore %variable_Private_uint {%uint_1 | float: %float_1}
{{/pieces}}`
