import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'
import { read } from '#generators/words/read'
import { operandKindByName } from '#spec/grammar/grammar'

/** The features of a module: its opcodes, each alone and with every enumerant that it is given. */
export function featuresOf(words: Uint32Array): ReadonlySet<string> {
  const module = read(words)
  if (module === undefined) return new Set()
  const known = knownOf(module)
  const features = new Set<string>()
  for (const instruction of module.instructions) {
    const { opcode } = instruction
    features.add(String(opcode))
    for (const { kind, word } of operandsOf(instruction, known))
      if (operandKindByName(kind)?.category === 'ValueEnum')
        features.add(`${opcode} ${kind} ${instruction.words[word]}`)
  }
  return features
}

/**
 * Whether a valid module is a twin of a broken one: another one, and with all that the broken one uses, as far as it had
 * that before both were made smaller.
 *
 * @param before features of the valid module then.
 */
export function isTwin(
  words: Uint32Array,
  control: Uint32Array,
  before: ReadonlySet<string>,
): boolean {
  if (words.length === control.length && words.every((word, index) => word === control[index]))
    return false
  const features = featuresOf(control)
  for (const feature of featuresOf(words))
    if (before.has(feature) && !features.has(feature)) return false
  return true
}
