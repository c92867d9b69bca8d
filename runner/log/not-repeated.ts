/** The explanation of a wrong answer that a tool does not repeat, and that therefore blames no rule. */
export const notRepeated = 'inconsistent: answered rightly when asked again'
