import { validate } from '#reference/validate'
import { type Environment, environmentByName } from '#spec/environments'
import { isProblem } from '../is-problem.ts'
import { octets } from '../oracle/octets.ts'
import { openTool, type ToolOptions } from '../oracle/open-tool.ts'
import type { Binary, Oracle } from '../oracle/oracle.ts'
import { verdictText } from '../report/verdict-text.ts'
import { readInstalled } from '../tools/installed.ts'
import { suites } from '../tools/suites.ts'
import { toolDirectory } from '../tools/tool-directory.ts'
import type { Device } from './device.ts'

/** Decides whether a module may be given to a driver. */
export interface ValidHere {
  readonly environment: Environment
  /** In words why a module is not valid in the environment of the device; `undefined` if nobody objects. */
  readonly whyNot: (modules: readonly Binary[]) => Promise<readonly (string | undefined)[]>
  readonly close: () => void
}

/** The newest spirv-val that is installed, through its harness if that can be built. */
async function newestValidator(options: ToolOptions): Promise<Oracle | undefined> {
  const there = readInstalled(toolDirectory())?.suites ?? {}
  const names = [...suites]
    .reverse()
    .flatMap(({ name }) => (there[name] ? [`spirv-val@${name}`] : []))
  for (const name of [...names, 'spirv-val'])
    for (const spec of [`harness:${name}`, name]) {
      const tool = await openTool(spec, options)
      if (!isProblem(tool) && tool.kind === 'validator') return tool
    }
  return undefined
}

/**
 * A driver may assume that a module is valid: one is given to it only if the judge accepts it in the environment of the
 * device, and the newest spirv-val does, if there is one.
 */
export function validHere(device: Device, options: ToolOptions): ValidHere {
  const environment =
    environmentByName(`vulkan${device.vulkan}`) ?? (environmentByName('vulkan1.4') as Environment)
  let opened: Promise<Oracle | undefined> | undefined
  return {
    environment,
    whyNot: async (modules) => {
      opened ??= newestValidator(options)
      const validator = await opened
      const judged = modules.map((module) => {
        const verdict = validate(octets(module), environment)
        return verdict.kind === 'valid' ? undefined : `the reference: ${verdictText(verdict)}`
      })
      const accepted = modules.flatMap((module, at) =>
        judged[at] === undefined ? [{ module, at }] : [],
      )
      const verdicts = await validator?.judgeAll(
        accepted.map(({ module }) => ({ module, environment })),
      )
      for (const [index, { at }] of accepted.entries()) {
        const verdict = verdicts?.[index]
        if (verdict !== undefined && verdict.kind !== 'valid')
          judged[at] = `${validator?.name}: ${verdictText(verdict)}`
      }
      return judged.map((why) =>
        why === undefined ? why : `not valid in ${environment.name} for ${why}`,
      )
    },
    close: () => void opened?.then((validator) => validator?.close()),
  }
}
