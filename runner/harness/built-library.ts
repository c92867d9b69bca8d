import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** A SPIRV-Tools library that a user built or installed. */
export interface BuiltLibrary {
  /** The archive or shared object. */
  readonly library: string
  /** Absent if there is no archive of the optimiser beside it. */
  readonly optimiser?: string
  /** The folder with `spirv-tools/libspirv.h`. */
  readonly include: string
  /** The programs of the same build, by name. */
  readonly program: (name: string) => string | undefined
}

/** The folders in which builds and installations put things, from the folder that is named or one above it. */
const places = {
  library: ['source', 'lib', 'lib64', 'lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', '.'],
  program: ['tools', 'bin', '.'],
}

/** The files that the library may be: `BUILD_SHARED_LIBS` gives its archive another ending. */
const libraries = ['libSPIRV-Tools.a', 'libSPIRV-Tools-shared.so', 'libSPIRV-Tools.so']

const header = 'spirv-tools/libspirv.h'

function firstFile(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path))
}

/** The sources of a build of CMake, which its cache names. */
function sourcesOf(folder: string): readonly string[] {
  const cache = join(folder, 'CMakeCache.txt')
  if (!existsSync(cache)) return []
  const [, home = ''] =
    /^CMAKE_HOME_DIRECTORY:INTERNAL=(.+)$/m.exec(readFileSync(cache, 'utf8')) ?? []
  return home === '' ? [] : [home]
}

function libraryIn(folder: string): BuiltLibrary | undefined {
  const within = (names: readonly string[], file: string) =>
    firstFile(names.map((name) => join(folder, name, file)))
  const library = libraries.flatMap((file) => within(places.library, file) ?? [])[0]
  const include = [folder, ...sourcesOf(folder), dirname(folder)]
    .map((base) => join(base, 'include'))
    .find((path) => existsSync(join(path, header)))
  if (library === undefined || include === undefined) return undefined
  const optimisers = ['opt', '.'].map((name) =>
    join(dirname(library), name, 'libSPIRV-Tools-opt.a'),
  )
  const optimiser = library.endsWith('.a') ? firstFile(optimisers) : undefined
  return {
    library,
    ...(optimiser === undefined ? {} : { optimiser }),
    include,
    program: (name) => within(places.program, name),
  }
}

/**
 * The library of a build or an installation of SPIRV-Tools.
 *
 * @param path of its folder (`build`, or what `CMAKE_INSTALL_PREFIX` named), or of a program or another folder in it.
 */
export function builtLibrary(path: string): BuiltLibrary | undefined {
  if (!existsSync(path)) return undefined
  let folder = resolve(statSync(path).isDirectory() ? path : dirname(path))
  // build/tools/spirv-val and prefix/bin/spirv-val are two levels deep.
  for (let level = 0; level < 2; level++) {
    const found = libraryIn(folder)
    if (found !== undefined) return found
    folder = dirname(folder)
  }
  return undefined
}
