import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { decode } from '#reference/decode/decode'
import { debugInfos } from '#reference/NonSemantic.Shader.DebugInfo/shared/debug-info'
import { isProblem } from '#runner/is-problem'
import type { Question } from '#runner/oracle/oracle'
import { type Problem, problem } from '#runner/problem'
import { run } from '#runner/process/run'
import type { Environment } from '#spec/environments'
import { environmentFor } from '../../cli/options/environment-for.ts'
import type { RealSource } from '../real/source.ts'
import { inFolder } from './in-folder.ts'
import { programIn } from './program-in.ts'

/** A module with debug information, and the environment that it is for. */
export type DebugSubject = Question & { readonly module: Uint8Array; readonly name: string }

/** The suite whose glslang writes version 100: the newest one writes 102, whose text is not published. */
export const compilerSuite = 'stable'

const environmentName = 'vulkan1.3'

/** Whether a module has instructions of a version of the set that the text describes. */
function hasDebugInfo(module: Uint8Array): boolean {
  return debugInfos(decode(module).module).some(({ row }) => row !== undefined)
}

function withDebugInfo(
  subjects: readonly DebugSubject[],
  origin: string,
): readonly DebugSubject[] | Problem {
  const found = subjects.filter(({ module }) => hasDebugInfo(module))
  return found.length > 0
    ? found
    : problem(
        'no-modules',
        `${origin}: no module has debug information of a version of NonSemantic.Shader.DebugInfo that the text describes`,
        'compile with: glslang -V -gVS, of a release that writes version 100',
      )
}

/** The environment of that name, which is one of ours. */
export function environmentOf(name: string): Environment {
  const environment = environmentFor({ kind: 'assembly', file: '', text: '' }, name)
  if (isProblem(environment)) throw new Error(environment.message)
  return environment
}

/**
 * The modules that glslang of the stable suite makes from shaders for Vulkan 1.3, with debug information. Shaders that
 * it refuses are left out.
 */
export async function compiledSubjects(
  sources: readonly RealSource[],
): Promise<readonly DebugSubject[] | Problem> {
  const compiler = programIn(compilerSuite, 'glslang')
  if (isProblem(compiler)) return compiler
  const environment = environmentOf(environmentName)
  return inFolder(async (folder) => {
    const out = join(folder, 'made.spv')
    const subjects: DebugSubject[] = []
    for (const { file, stage } of sources) {
      rmSync(out, { force: true })
      const options = ['-V', '-gVS', '--target-env', environmentName, '-S', stage, '-o', out]
      const end = await run([...compiler, ...options, file])
      if (end.kind !== 'answered' || end.exitCode !== 0) continue
      subjects.push({ name: file, module: readFileSync(out), environment })
    }
    return withDebugInfo(subjects, 'shaders')
  })
}

/**
 * The modules of a folder that have debug information: the files whose names end in `.spv`, in the order of their names.
 *
 * @param environment its name; the universal one of the version of each module when absent.
 * @param most the number of modules to take, evenly over the folder.
 */
export function subjectsIn(
  folder: string,
  environment: string | undefined,
  most: number,
): readonly DebugSubject[] | Problem {
  let names: readonly string[]
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.spv'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return problem('unreadable', `--modules ${folder}: cannot be read (${code ?? error})`)
  }
  const sorted = [...names].sort()
  const step = Math.max(1, sorted.length / most)
  const subjects: DebugSubject[] = []
  for (let place = 0; place < sorted.length && subjects.length < most; place += step) {
    const name = sorted[Math.floor(place)] as string
    const module = readFileSync(join(folder, name))
    const found = environmentFor({ kind: 'module', file: name, module }, environment)
    if (isProblem(found)) return found
    subjects.push({ name, module, environment: found })
  }
  return withDebugInfo(subjects, folder)
}
