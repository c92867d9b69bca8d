import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtOnce, compilers, compiles } from '../harness/built-program.ts'
import { linkFlags, links } from '../harness/linked-program.ts'
import { suiteRuntime } from '../harness/suite-runtime.ts'
import { packageRoot } from '../package-root.ts'
import { type Problem, problem } from '../problem.ts'
import { type InstalledSuite, readInstalled } from '../tools/installed.ts'
import { suites } from '../tools/suites.ts'
import { type ComputeDriver, computeDrivers } from './drivers.ts'

const name = 'the harness for OpenCL'
const sources = ['opencl.c', 'frames.h', 'parts.h']

/** The suite that has a driver installed; the newest, unless one is named. */
function suiteWith(directory: string, { icd }: ComputeDriver, wanted: string | undefined) {
  const installedSuites = readInstalled(directory)?.suites ?? {}
  return [...suites]
    .reverse()
    .map(({ name: suiteName }) =>
      wanted === undefined || wanted === suiteName ? installedSuites[suiteName] : undefined,
    )
    .find((suite) => suite !== undefined && existsSync(join(directory, suite.root, icd)))
}

/** Path of the program of the suite that the driver runs; empty where it runs none, `undefined` where it is not installed. */
function translatorOf({ translator }: ComputeDriver, suite: InstalledSuite, directory: string) {
  if (translator === undefined) return ''
  const found = Object.entries(suite.programs).find(([name]) => translator.test(name))
  return found && join(directory, found[1].wrapper)
}

/** Starts the harness with the libraries of the suite, and with the files of the driver instead of those of this machine. */
function starting(
  driver: ComputeDriver,
  suite: InstalledSuite,
  directory: string,
  program: string,
  translator: string,
): readonly string[] {
  const root = join(directory, suite.root)
  return [
    ...['/usr/bin/env', `OCL_ICD_VENDORS=${join(root, driver.icd)}`],
    ...driver.variables(translator),
    ...suiteRuntime(directory, suite).start([]),
    ...[program, driver.name, root],
  ]
}

/**
 * The words that start our harness for the driver that a SPEC names after `opencl:`. It is compiled against the headers
 * of the driver's suite, once, and kept in the tool directory.
 *
 * @returns a problem with code `no-tool` if there is no such driver, no compiler, or the driver is not installed.
 */
export async function buildComputeHarness(
  spec: string,
  directory: string,
): Promise<readonly string[] | Problem> {
  const [driverName = '', wanted] = spec.split('@')
  const driver = computeDrivers.find((computeDriver) => computeDriver.name === driverName)
  if (driver === undefined)
    return problem(
      'no-tool',
      `opencl:${spec}: no such driver`,
      `opencl:NAME is one of ${computeDrivers.map((computeDriver) => computeDriver.name).join(', ')}, perhaps followed by @SUITE`,
    )
  const suite = suiteWith(directory, driver, wanted)
  if (suite === undefined)
    return problem(
      'no-tool',
      `opencl:${spec}: not installed`,
      `spirv-cts tools install --suite ${wanted ?? 'testing'} --with opencl`,
    )
  const translator = translatorOf(driver, suite, directory)
  if (translator === undefined)
    return problem(
      'no-tool',
      `opencl:${spec}: builds nothing without llvm-spirv, which is not installed`,
      `spirv-cts tools install --suite ${wanted ?? 'testing'} --with opencl --force`,
    )
  const found = await compilers(name, 'install a C compiler')
  if ('kind' in found) return found
  const runtime = suiteRuntime(directory, suite)
  const files = sources.map((file) => join(packageRoot(), 'runner/harness', file))
  const key = createHash('sha256').update(suite.date).update(linkFlags.join(' '))
  for (const file of files) key.update(readFileSync(file))
  const program = join(directory, 'harness', key.digest('hex').slice(0, 16), 'opencl')
  const failure = await builtOnce(program, async (into) => {
    const object = join(into, 'opencl.o')
    const failed =
      // After the system's: below the folder are headers of the suite's C library, too, which do not fit this compiler.
      (await compiles(name, [
        ...[found.c, '-std=gnu11', '-O2', '-idirafter', join(directory, suite.root, 'usr/include')],
        ...['-c', files[0] ?? '', '-o', object],
      ])) ??
      (await links(
        name,
        [found.linker, '-rdynamic', object, '-nodefaultlibs', ...runtime.link],
        join(into, 'opencl'),
      ))
    if (failed === undefined) rmSync(object)
    return failed
  })
  return failure ?? starting(driver, suite, directory, program, translator)
}
