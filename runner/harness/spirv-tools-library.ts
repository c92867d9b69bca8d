import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Problem, problem } from '../problem.ts'
import { run } from '../process/run.ts'
import { readInstalled } from '../tools/installed.ts'
import { builtLibrary } from './built-library.ts'
import { suiteRuntime } from './suite-runtime.ts'

/** A SPIRV-Tools library that a harness can be linked with. */
export interface SpirvToolsLibrary {
  /** Tells this library from another one and from a newer one. */
  readonly key: string
  /** For the compiler: where the headers are. */
  readonly compile: readonly string[]
  /** For the linker, after the object: the library and its dependencies. */
  readonly link: readonly string[]
  readonly hasOptimiser: boolean
  /** The command that starts a program that was linked so; `folders` hold more libraries of it. */
  readonly start: (folders: readonly string[]) => readonly string[]
}

/** Versions before 2023.3 have the optimiser in C++ only. */
function declaresOptimiser(include: string): boolean {
  const header = join(include, 'spirv-tools/libspirv.h')
  return existsSync(header) && readFileSync(header, 'utf8').includes('spvOptimizerCreate')
}

/**
 * The static library of a suite in the tool directory, for a program that runs on the suite's loader.
 */
function installed(directory: string, suite: string): SpirvToolsLibrary | Problem {
  const installed = readInstalled(directory)?.suites[suite]
  const found = installed?.libraries
    .map((folder) => join(directory, folder))
    .find((folder) => existsSync(join(folder, 'libSPIRV-Tools.a')))
  // Older suites have library and programs in one package.
  const [version] = ['spirv-tools-dev', 'spirv-tools'].flatMap(
    (name) => installed?.packages.find((each) => each.name === name) ?? [],
  )
  if (installed === undefined || found === undefined || version === undefined)
    return problem(
      'no-tool',
      `the library of SPIRV-Tools of ${suite} is not installed`,
      `spirv-cts tools install --suite ${suite} --with library`,
    )
  const runtime = suiteRuntime(directory, installed)
  const include = join(directory, installed.root, 'usr/include')
  const optimiser = join(found, 'libSPIRV-Tools-opt.a')
  const hasOptimiser = existsSync(optimiser) && declaresOptimiser(include)
  return {
    key: `${suite}-${version.sha256}`,
    // Only for headers in quotes: below the folder are those of the suite's C library, too, which do not fit this compiler.
    compile: ['-iquote', include],
    link: [
      '-nodefaultlibs',
      ...(hasOptimiser ? [optimiser] : []),
      join(found, 'libSPIRV-Tools.a'),
      ...runtime.link,
    ],
    hasOptimiser,
    start: runtime.start,
  }
}

/** The library that this machine's compiler finds by itself. */
async function system(compiler: string): Promise<SpirvToolsLibrary | Problem> {
  const none = problem(
    'no-tool',
    'this machine has no library of SPIRV-Tools',
    'spirv-cts tools install --suite testing --with library, then harness:spirv-val@testing',
  )
  const path = async (file: string): Promise<string | undefined> => {
    const told = await run([compiler, `-print-file-name=${file}`])
    const found = told.kind === 'answered' ? told.stdout.trim() : ''
    return found.startsWith('/') && existsSync(found) ? found : undefined
  }
  const library = (await path('libSPIRV-Tools.a')) ?? (await path('libSPIRV-Tools-shared.so'))
  if (library === undefined) return none
  const optimiser = await path('libSPIRV-Tools-opt.a')
  const hasOptimiser = optimiser !== undefined && library.endsWith('.a')
  const told = await run(['cksum', library])
  return {
    key: `system-${told.kind === 'answered' ? told.stdout.split(' ').slice(0, 2).join('-') : ''}`,
    compile: [],
    link: [...(hasOptimiser ? [optimiser] : []), library],
    hasOptimiser,
    start: () => [],
  }
}

/** The library of a user's build, linked by this machine's compiler. */
async function built(path: string): Promise<SpirvToolsLibrary | Problem> {
  const found = builtLibrary(path)
  if (found === undefined)
    return problem(
      'no-tool',
      `${path}: no libSPIRV-Tools.a, libSPIRV-Tools.so or libSPIRV-Tools-shared.so with its headers`,
      'name the folder of a build of SPIRV-Tools, or of its installation',
    )
  const { library, optimiser, include } = found
  const hasOptimiser = optimiser !== undefined && declaresOptimiser(include)
  const libraries = [...(hasOptimiser ? [optimiser] : []), library]
  const told = await run(['cksum', ...libraries])
  const sums = told.kind === 'answered' ? told.stdout.split('\n') : []
  return {
    key: `build-${sums.map((line) => line.split(' ').slice(0, 2).join('-')).join('-')}`,
    compile: ['-iquote', include],
    link: [...libraries, ...(library.endsWith('.so') ? [`-Wl,-rpath,${dirname(library)}`] : [])],
    hasOptimiser,
    start: () => [],
  }
}

/** The owner of the library: a suite in the tool directory, a user's build, or this machine. */
export type LibraryOf =
  | { readonly suite: string }
  | { readonly build: string }
  | { readonly system: true }

/** The library of SPIRV-Tools, and how a program is linked with it. */
export async function spirvToolsLibrary(
  directory: string,
  owner: LibraryOf,
  compiler: string,
): Promise<SpirvToolsLibrary | Problem> {
  if ('suite' in owner) return installed(directory, owner.suite)
  return 'build' in owner ? built(owner.build) : system(compiler)
}
