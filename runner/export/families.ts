import type { ExportedCase } from './exported-case.ts'

/** A control and all invalid cases derived from it by one fault. */
export interface Family {
  readonly control: ExportedCase
  readonly broken: readonly ExportedCase[]
}

/** The families of the cases, by the id of the control. Every control is among the cases. */
export function families(cases: readonly ExportedCase[]): readonly Family[] {
  const broken = new Map<string, ExportedCase[]>()
  for (const one of cases) {
    const { control } = one.case
    if (control === null) continue
    broken.set(control, [...(broken.get(control) ?? []), one])
  }
  return cases
    .filter((one) => one.case.control === null)
    .map((control) => ({ control, broken: broken.get(control.case.id) ?? [] }))
}
