/** Passes whose purpose is that specialization has no effect afterwards. */
const freezing = /freeze-spec-const|set-spec-const/

/** Whether options ask spirv-opt for such a pass. */
export function freezes(options: readonly string[]): boolean {
  return options.some((option) => freezing.test(option))
}
