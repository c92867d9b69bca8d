import picomatch from 'picomatch'
import { z } from 'zod'
import { environmentByName } from '#spec/environments'
import { errorText } from '../error-text.ts'
import { isProblem } from '../is-problem.ts'
import { firstIssue } from '../log/first-issue.ts'
import { type Problem, problem } from '../problem.ts'

/** Globs of paths below a folder, each with the environments of the modules that it matches. */
export type Sidecar = readonly (readonly [
  matches: (path: string) => boolean,
  names: readonly string[],
])[]

const sidecarSchema = z.record(z.string(), z.array(z.string()).min(1))

function unknownName(file: string, names: readonly string[]): Problem | undefined {
  const wrong = names.find((name) => environmentByName(name) === undefined)
  return wrong === undefined
    ? undefined
    : problem(
        'unknown-environment',
        `${file}: ${wrong}: no such environment`,
        'environments are named as in spirv-val --target-env',
      )
}

/** The contents of `environments.json` of a folder: globs of paths, each with names of environments. */
export function readEnvironments(
  text: string,
  file: string,
): Readonly<Record<string, readonly string[]>> | Problem {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return problem('bad-environments', `${file}: is not JSON: ${errorText(error)}`)
  }
  const read = sidecarSchema.safeParse(json)
  if (!read.success)
    return problem(
      'bad-environments',
      `${file}: ${firstIssue(read.error)}`,
      'as in {"vertex/*.spv": ["vulkan1.3"]}',
    )
  return unknownName(file, Object.values(read.data).flat()) ?? read.data
}

/** `environments.json` of a folder, ready to be asked. */
export function readSidecar(text: string, file: string): Sidecar | Problem {
  const problem = readEnvironments(text, file)
  return isProblem(problem)
    ? problem
    : Object.entries(problem).map(
        ([glob, names]) => [picomatch(glob, { basename: !glob.includes('/') }), names] as const,
      )
}

/** The environments that the header of an assembly text names, in a comment `; environments: A B`. */
export function environmentsInText(
  text: string,
  file: string,
): readonly string[] | Problem | undefined {
  const head = /^(?:\s*(?:;[^\n]*)?\n)*/.exec(`${text}\n`)?.[0] ?? ''
  const names = /^\s*;\s*environments?:\s*(\S.*)$/m
    .exec(head)?.[1]
    ?.trim()
    .split(/[\s,]+/)
  return names === undefined ? undefined : (unknownName(file, names) ?? names)
}

/** The environments of the last glob that matches a path. */
export function environmentsInSidecar(
  sidecar: Sidecar,
  path: string,
): readonly string[] | undefined {
  return sidecar.findLast(([matches]) => matches(path))?.[1]
}
