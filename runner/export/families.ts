import type { ExportedCase } from './exported-case.ts'

/** A valid case, and all that are derived from it by one fault and not valid in its versions of the texts. */
export interface CaseFamily {
  readonly control: ExportedCase
  readonly broken: readonly ExportedCase[]
}

/** Whether a case is judged for itself: what a later version of its text allows is so, though it has a control. */
function isJudgedAlone({ case: { control, expect } }: ExportedCase): boolean {
  return control === null || expect === 'valid'
}

/** The families of the cases, by the id of the control. Every control is among the cases. */
export function families(cases: readonly ExportedCase[]): readonly CaseFamily[] {
  const broken = new Map<string, ExportedCase[]>()
  for (const exported of cases) {
    const { control } = exported.case
    if (control === null || isJudgedAlone(exported)) continue
    broken.set(control, [...(broken.get(control) ?? []), exported])
  }
  return cases
    .filter(isJudgedAlone)
    .map((control) => ({ control, broken: broken.get(control.case.id) ?? [] }))
}
