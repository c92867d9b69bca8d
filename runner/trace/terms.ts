/**
 * Names and numbers: identifiers with a capital inside or in capitals alone, statements of the Vulkan specification, versions
 * and other numbers.
 */
const names = /\b(?:VUID-[\w-]+|SPV_\w+|\w*[a-z0-9][A-Z]\w*|[A-Z]{2,}\w*|\d+(?:\.\d+)*)\b/g

/** Words in capitals inside of a sentence, as operands and terms of the specification are written. */
const capitalised = /(?<=[\w,)"'] )[A-Z]\w+/g

/**
 * The terms that distinguish a statement from others without repeating it: the names and numbers in it, and words that
 * are written like names, each once and in alphabetical order. The ledger keeps them, so that a rule that is mapped to
 * another statement can be found.
 *
 * @param operands names of the operands of the instruction that the statement describes. Every sentence begins with a capital, so its
 *   first word counts only if it is a word of one of these names.
 */
export function termsOf(words: string, operands: readonly string[] = []): readonly string[] {
  const [first] = words.match(/^\w+/) ?? []
  const named = operands.flatMap((operand) => operand.split(' ')).filter((word) => word === first)
  const written = [...(words.match(names) ?? []), ...(words.match(capitalised) ?? [])]
  return [...new Set([...named, ...written])].sort()
}
