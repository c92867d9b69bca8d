import { startOf, withWord } from './damaged.ts'
import { type Pair, pair } from './pair.ts'
import { fragment, kernel } from './pieces.ts'

/** Ways by which the first OpTypeFloat gets another Width. */
function otherWidths(widths: readonly number[]) {
  return Object.fromEntries(
    widths.map((width) => [
      `of-${width}-bits`,
      {
        edits: (words: Uint32Array) => withWord(words, startOf(words, 'OpTypeFloat') + 2, width),
        summary: `the Width of the type is ${width}`,
      },
    ]),
  )
}

/**
 * Pairs of a rule on the Width of types with an encoding: types that nothing uses, of a shader and of a kernel, and one that values
 * are converted to. Assemblers refuse such types, which is why the ways change words.
 */
export function encodedWidths(
  rule: string,
  {
    extensions: declared,
    capability,
  }: { readonly extensions: readonly string[]; readonly capability: string },
  encodings: readonly string[],
  [width, ...others]: readonly [number, ...number[]],
): readonly Pair[] {
  const extensions = declared.map((name) => `OpExtension "${name}"`).join('\n')
  return encodings.flatMap((encoding) => {
    const declarations = `%small = OpTypeFloat ${width} ${encoding}`
    const label = encoding.toLowerCase()
    return [
      pair(
        rule,
        `${label}-fragment`,
        `a fragment shader declares the type of ${width} bits`,
        { ...fragment, capabilities: `Shader ${capability}`, extensions, declarations },
        otherWidths(others),
      ),
      pair(
        rule,
        `${label}-kernel`,
        `a kernel declares the type of ${width} bits`,
        { ...kernel, capabilities: `Kernel Addresses ${capability}`, extensions, declarations },
        otherWidths(others),
        { environments: ['spv1.2'] },
      ),
      pair(
        rule,
        `${label}-converted`,
        `a value is converted to the type of ${width} bits`,
        {
          capabilities: `Shader ${capability}`,
          extensions,
          declarations,
          body: '%converted = OpConvertSToF %small %int_1',
        },
        otherWidths(others),
      ),
    ]
  })
}
