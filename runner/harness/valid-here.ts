import { validate } from '#reference/validate'
import type { Environment } from '#spec/environments'
import { isProblem } from '../is-problem.ts'
import { octets } from '../oracle/octets.ts'
import { openTool, type ToolOptions } from '../oracle/open-tool.ts'
import type { Oracle, Output, Question } from '../oracle/oracle.ts'
import { verdictText } from '../report/verdict-text.ts'
import { readInstalled } from '../tools/installed.ts'
import { suites } from '../tools/suites.ts'
import { toolDirectory } from '../tools/tool-directory.ts'

/** Tools that call a module invalid, and why. */
export interface Objection {
  readonly by: string
  readonly why: string
}

/** Decides whether a module may be given to a driver. */
export interface ValidHere {
  /** Why a module is not valid in the environment of its question; `undefined` if no judge objects. */
  readonly objections: (
    questions: readonly Question[],
  ) => Promise<readonly (Objection | undefined)[]>
  readonly close: () => void
}

/** The newest spirv-val that is installed, through its harness if that can be built. */
async function newestValidator(options: ToolOptions): Promise<Oracle | undefined> {
  const installedSuites = readInstalled(toolDirectory())?.suites ?? {}
  const names = [...suites]
    .reverse()
    .flatMap(({ name }) => (installedSuites[name] ? [`spirv-val@${name}`] : []))
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
export function validHere(options: ToolOptions): ValidHere {
  let opened: Promise<Oracle | undefined> | undefined
  return {
    objections: async (questions) => {
      opened ??= newestValidator(options)
      const validator = await opened
      const judged = questions.map(({ module, environment }): Objection | undefined => {
        const verdict = validate(octets(module), environment)
        return verdict.kind === 'valid'
          ? undefined
          : { by: 'the reference', why: verdictText(verdict) }
      })
      const accepted = questions.flatMap((question, index) =>
        judged[index] === undefined ? [{ question, at: index }] : [],
      )
      const verdicts = await validator?.judgeAll(accepted.map(({ question }) => question))
      for (const [index, { at: nth }] of accepted.entries()) {
        const verdict = verdicts?.[index]
        if (validator !== undefined && verdict !== undefined && verdict.kind !== 'valid')
          judged[nth] = { by: validator.name, why: verdictText(verdict) }
      }
      return judged
    },
    close: () => void opened?.then((validator) => validator?.close()),
  }
}

/** Why a module is not given to a driver, in words. */
export function objectionText({ by: objector, why }: Objection, { name }: Environment): string {
  return `not valid in ${name} for ${objector}: ${why}`
}

/**
 * The answer of a driver about a module that it is given although a judge may call it invalid: a crash says which one
 * does, and a refusal says nothing against the driver if any does.
 */
export function belowTheBar<T>(output: Output<T>, objection: Objection | undefined): Output<T> {
  if (output.kind === 'crash') {
    const who = objection?.by ?? 'nobody'
    return { ...output, message: `on a module that ${who} calls invalid: ${output.message}` }
  }
  if (output.kind !== 'invalid' || objection === undefined) return output
  return {
    kind: 'unsupported',
    why: `${objection.by} calls the module invalid, too: ${output.message}`,
  }
}
