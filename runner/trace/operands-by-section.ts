import type { InstructionFact } from '#spec/rule'

/** The names of the operands of the instruction that a section describes, which is the last of its headings; none of other sections. */
export function operandsBySection(
  instructions: readonly InstructionFact[],
): (section: string) => readonly string[] {
  const byName = new Map(instructions.map(({ name, operands }) => [name, operands]))
  return (section) => {
    const heading = section.split(' / ').at(-1) ?? ''
    return (byName.get(heading) ?? []).flatMap(({ name }) => (name === undefined ? [] : [name]))
  }
}
