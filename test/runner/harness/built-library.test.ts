import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtLibrary } from '#runner/harness/built-library'
import { temporaryFolder } from '../corpus/fake-corpus.ts'

/** A folder with empty files at these paths. */
function folderWith(...paths: readonly string[]): string {
  const folder = temporaryFolder()
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  return folder
}

const header = 'include/spirv-tools/libspirv.h'

describe('builtLibrary', () => {
  it('finds the library of a CMake build, with the headers of its sources', () => {
    const folder = folderWith(
      `tree/${header}`,
      'out/source/libSPIRV-Tools.a',
      'out/source/opt/libSPIRV-Tools-opt.a',
      'out/tools/spirv-val',
    )
    const build = join(folder, 'out')
    writeFileSync(
      join(build, 'CMakeCache.txt'),
      `X:BOOL=ON\nCMAKE_HOME_DIRECTORY:INTERNAL=${join(folder, 'tree')}\n`,
    )
    for (const named of [build, join(build, 'tools'), join(build, 'tools/spirv-val')]) {
      const found = builtLibrary(named)
      expect(found, named).toMatchObject({
        library: join(build, 'source/libSPIRV-Tools.a'),
        optimiser: join(build, 'source/opt/libSPIRV-Tools-opt.a'),
        include: join(folder, 'tree/include'),
      })
      expect(found?.program('spirv-val')).toBe(join(build, 'tools/spirv-val'))
      expect(found?.program('spirv-opt')).toBeUndefined()
    }
  })

  it('finds the library of a build within its sources, without a CMake cache', () => {
    const folder = folderWith(header, 'build/source/libSPIRV-Tools.a')
    expect(builtLibrary(join(folder, 'build'))).toMatchObject({ include: join(folder, 'include') })
  })

  it('finds the library of an installation, even a shared one without an archive', () => {
    const folder = folderWith(header, 'bin/spirv-val', 'lib64/libSPIRV-Tools-shared.so')
    const found = builtLibrary(join(folder, 'bin/spirv-val'))
    expect(found?.library).toBe(join(folder, 'lib64/libSPIRV-Tools-shared.so'))
    expect(found).not.toHaveProperty('optimiser')
  })

  it('finds the library of a build with BUILD_SHARED_LIBS', () => {
    const folder = folderWith(header, 'source/libSPIRV-Tools.so')
    expect(builtLibrary(folder)?.library).toBe(join(folder, 'source/libSPIRV-Tools.so'))
  })

  it('finds nothing without headers, in an empty folder, or if there is no library', () => {
    expect(builtLibrary(folderWith('source/libSPIRV-Tools.a'))).toBeUndefined()
    expect(builtLibrary(temporaryFolder())).toBeUndefined()
    expect(builtLibrary('/nowhere/at/all')).toBeUndefined()
  })
})
