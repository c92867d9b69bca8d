/** Lines of assembly, one after the other. */
export function lines(...all: readonly string[]): string {
  return all.join('\n')
}

/** Decorations that bind variables in descriptor set 0, one after the other. */
export function bound(...names: readonly string[]): string {
  return lines(
    ...names.map((name, at) =>
      lines(`OpDecorate %${name} DescriptorSet 0`, `OpDecorate %${name} Binding ${at}`),
    ),
  )
}
