import type { LoggedRun } from '#runner/log/run-log'
import { formats } from '#runner/report/formats'
import type { Material } from '#runner/report/material'

/** A report as one text. */
export function reportText(format: string, log: LoggedRun, material: Material): string {
  const found = formats[format]
  if (found === undefined) throw new Error(`no format ${format}`)
  return [...found.render(log, material)].join('')
}
