import { isDeepStrictEqual } from 'node:util'
import { environmentByName } from '#spec/environments'
import { errorText } from '../error-text.ts'
import { isProblem } from '../is-problem.ts'
import { limitsIn } from '../limits/read-limits.ts'
import { firstIssue } from '../log/first-issue.ts'
import { type Problem, problem } from '../problem.ts'
import { filedCases } from './filed-cases.ts'
import { type FiledCase, type Manifest, manifestSchema, type StoredManifest } from './manifest.ts'
import { isKnownSound } from './sound-manifest.ts'

function refused(where: string, what: string): Problem {
  return problem('bad-manifest', `${where}: ${what}`)
}

/** The fault of one case beside the others; `undefined` if there is none. */
function fault(filed: FiledCase, byId: ReadonlyMap<string, FiledCase>): string | undefined {
  const unknown = filed.environments.find((name) => environmentByName(name) === undefined)
  if (unknown !== undefined) return `there is no environment '${unknown}'`
  const limits = filed.limits && limitsIn(filed.limits)
  if (limits !== undefined) {
    if (isProblem(limits)) return limits.message
    const other = filed.environments.find((name) => environmentByName(name)?.client !== 'vulkan')
    if (other !== undefined) return `limits are of Vulkan, and an environment is ${other}`
  }
  if (filed.control === null)
    return filed.expect === 'invalid' && filed.revisions === undefined
      ? 'an invalid case needs a control'
      : undefined
  const control = byId.get(filed.control)
  if (control === undefined) return `its control ${filed.control} is not in the manifest`
  if (control.control !== null) return `its control ${filed.control} is no valid case`
  if (!isDeepStrictEqual(filed.limits, control.limits)) return 'its control is for other limits'
  const lacking = filed.environments.find((name) => !control.environments.includes(name))
  return lacking === undefined ? undefined : `its control is not for the environment '${lacking}'`
}

function manifestOf(stored: StoredManifest): Manifest {
  return { suite: stored.suite, texts: stored.texts, cases: filedCases(stored) }
}

/** A row may leave its generator to the control. */
function unmade({ origin }: FiledCase): string | undefined {
  return origin.generator === '' ? 'neither it nor its control names a generator' : undefined
}

/** The fault of the cases beside each other; `undefined` if there is none. */
function faultIn(cases: readonly FiledCase[]): readonly [id: string, what: string] | undefined {
  const byId = new Map<string, FiledCase>()
  const digests = new Map<string, string>()
  for (const filed of cases) {
    if (byId.has(filed.id)) return [filed.id, 'is there twice']
    byId.set(filed.id, filed)
    const twin = digests.get(filed.sha256)
    if (twin !== undefined) return [filed.id, `has the same words as ${twin}`]
    digests.set(filed.sha256, filed.id)
  }
  for (const filed of cases) {
    const what = fault(filed, byId) ?? unmade(filed)
    if (what !== undefined) return [filed.id, what]
  }
  return undefined
}

/**
 * The manifest in this text.
 *
 * @param file what problems name.
 * @returns a problem if it is not a manifest, names a case twice, or names a control or environment that does not
 * exist.
 */
export function readManifest(text: string, file: string): Manifest | Problem {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return refused(file, `is not JSON: ${errorText(error)}`)
  }
  if (isKnownSound(text)) return manifestOf(json as StoredManifest)
  const read = manifestSchema.safeParse(json)
  if (!read.success) return refused(file, firstIssue(read.error))
  const manifest = manifestOf(read.data)
  const found = faultIn(manifest.cases)
  return found === undefined ? manifest : refused(`${file}: ${found[0]}`, found[1])
}
