import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Problem, problem } from '../problem.ts'
import { type InstalledSuite, readInstalled } from '../tools/installed.ts'
import { suites } from '../tools/suites.ts'
import { type Driver, drivers } from './drivers.ts'

/** The meaning of `--tool vulkan:...`. */
export interface VulkanTarget {
  /** Name of the driver; of a driver of this machine that of its file. */
  readonly name: string
  /** The description of the driver for the Vulkan loader. */
  readonly icd: string
  /** The suite that has it; absent for a driver of this machine. */
  readonly suite?: { readonly name: string; readonly there: InstalledSuite }
  readonly shim?: Driver['shim']
  /** The GPU, instead of the usual one of the shim. */
  readonly gpu?: string
  readonly layers: boolean
}

const forms = `vulkan:NAME is one of ${drivers.map(({ name }) => name).join(', ')}, followed by @SUITE, ?gpu=ID or +layers, or the path of an ICD file`

function bad(spec: string, why: string, hint = forms): Problem {
  return problem('no-tool', `vulkan:${spec}: ${why}`, hint)
}

/** The suites that have a driver for Vulkan or OpenCL installed, newest first. */
export function suitesWith(directory: string, { icd }: Pick<Driver, 'icd'>) {
  const installedSuites = readInstalled(directory)?.suites ?? {}
  return [...suites].reverse().flatMap(({ name }) => {
    const suite = installedSuites[name]
    const file = suite && join(directory, suite.root, icd)
    return file && existsSync(file) ? [{ name, there: suite, file }] : []
  })
}

/** The library that an ICD file names; a problem if it is not such a file. */
function libraryOf(spec: string, file: string): string | Problem {
  if (!existsSync(file)) return bad(spec, 'no such file')
  try {
    const { ICD } = JSON.parse(readFileSync(file, 'utf8')) as { ICD?: { library_path?: unknown } }
    const { library_path: library } = ICD ?? {}
    if (typeof library !== 'string') return bad(spec, 'the file names no library')
    // A name without a slash is searched for by the system.
    const path = library.includes('/') ? resolve(file, '..', library) : undefined
    if (path === undefined || existsSync(path)) return library
    return bad(spec, `the file names ${library}, which does not exist`)
  } catch {
    return bad(spec, 'the file is not the JSON description of a driver')
  }
}

function ofMachine(spec: string, file: string, layers: boolean): VulkanTarget | Problem {
  const library = libraryOf(spec, file)
  if (typeof library !== 'string') return library
  const name = /^(?:.*\/)?(?:lib)?(?:vulkan_|vk_)?([\w-]+)/.exec(library)?.[1] ?? 'driver'
  return { name, icd: resolve(file), layers }
}

/**
 * The part of a SPEC after `vulkan:`.
 *
 * @returns a problem with code `no-tool` if it cannot be read, or if what it names is not installed.
 */
export function targetOf(spec: string, directory: string): VulkanTarget | Problem {
  const [, head = '', layers] = /^(.*?)(\+layers)?$/s.exec(spec) ?? []
  if (head.endsWith('.json')) return ofMachine(spec, head, layers !== undefined)
  const [, name = '', wanted, gpu] = /^([\w-]+)(?:@([\w-]+))?(?:\?gpu=([\w-]+))?$/.exec(head) ?? []
  const driver = drivers.find((driver) => driver.name === name)
  if (driver === undefined) return bad(spec, 'no such driver')
  const { shim, group } = driver
  if (gpu !== undefined && (shim === undefined || shim.variable === ''))
    return bad(spec, `${name} is for one GPU only`)
  const suite = suitesWith(directory, driver).find(
    (suite) => wanted === undefined || suite.name === wanted,
  )
  if (suite === undefined)
    return bad(
      spec,
      `not installed${wanted === undefined ? '' : ` from ${wanted}`}`,
      `spirv-cts tools install --suite ${wanted ?? 'testing'} --with ${group}`,
    )
  return {
    ...{ name, icd: suite.file, suite, layers: layers !== undefined },
    ...(shim === undefined ? {} : { shim }),
    ...(gpu === undefined ? {} : { gpu }),
  }
}
