import type { CompareReflection } from './comparison.ts'
import { textOf, wordOf } from './entry-values.ts'
import { printfConversions } from './printf-conversions.ts'

/** Bytes of the words that the printf buffer is made of. */
const least = 4

/** Sizes of printf arguments against the conversions of the format. */
export const comparePrintf: CompareReflection = ({ entries }, report) => {
  const infos = entries.flatMap((entry) => {
    const format = entry.name === 'PrintfInfo' ? textOf(entry, 'FormatString') : undefined
    return format === undefined ? [] : [{ entry, conversions: printfConversions(format) }]
  })
  // The output of another format may be a literal, which has no sizes whatever is in it.
  const printing = infos.filter(({ conversions }) => conversions?.includes('s') ?? true)
  for (const info of infos) {
    const { entry, conversions } = info
    const sizes = entry.list
    if (conversions === undefined) continue
    const literal = sizes.length === 0 && printing.some((other) => other !== info)
    if (sizes.length < conversions.length && !literal) {
      const message = `the format has ${conversions.length} conversions and ${sizes.length} sizes`
      report('printf-sizes-missing', wordOf(entry, 'FormatString'), message)
    }
    for (const { value, word } of sizes.slice(0, conversions.length))
      if (typeof value === 'number' && value < least)
        report('printf-size-too-small', word, `${value} bytes, but at least ${least} are written`)
  }
}
