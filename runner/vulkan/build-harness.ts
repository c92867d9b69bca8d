import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtOnce, compilers, compiles } from '../harness/built-program.ts'
import { linkFlags, links } from '../harness/linked-program.ts'
import { suiteRuntime } from '../harness/suite-runtime.ts'
import { packageRoot } from '../package-root.ts'
import { type Problem, problem } from '../problem.ts'
import { readInstalled } from '../tools/installed.ts'
import { suites } from '../tools/suites.ts'
import { type Registry, readRegistry } from './registry.ts'
import { registryHeader } from './registry-header.ts'
import type { VulkanTarget } from './target.ts'

/** Our harness for Vulkan, compiled for a target. */
export interface VulkanHarness {
  /** The words that start it, up to its own arguments. */
  readonly start: readonly string[]
  readonly registry: Registry
}

const name = 'the harness for Vulkan'
const xml = 'share/vulkan/registry/vk.xml'
const sources = [
  ...['vulkan.c', 'vulkan-device.h', 'vulkan-draw.h', 'vulkan-images.h'],
  ...['frames.h', 'parts.h'],
]

/** The folder that contains `include` and `share`: of the target's suite, of any installed one, or of this machine. */
function headers(directory: string, { suite }: VulkanTarget): string | undefined {
  const installedSuites = readInstalled(directory)?.suites ?? {}
  const installed = [...suites].reverse().map((suite) => installedSuites[suite.name])
  return [
    ...(suite === undefined ? ['/usr', '/usr/local'] : []),
    ...[suite?.there, ...installed].map(
      (installed) => installed && join(directory, installed.root, 'usr'),
    ),
  ]
    .filter((folder) => folder !== undefined)
    .find((folder) => existsSync(join(folder, xml)))
}

/** Variables that the harness is started with. */
function variables({ icd, shim, gpu, suite }: VulkanTarget, directory: string): readonly string[] {
  const layers = suite && join(directory, suite.there.root, 'usr/share/vulkan/explicit_layer.d')
  const id = gpu ?? shim?.gpu ?? ''
  return [
    `VK_DRIVER_FILES=${icd}`,
    `VK_ICD_FILENAMES=${icd}`,
    ...(layers === undefined ? [] : [`VK_LAYER_PATH=${layers}`]),
    'MESA_SHADER_CACHE_DISABLE=true',
    // The layer would be silent after some messages with the same identifier.
    'VK_LAYER_ENABLE_MESSAGE_LIMIT=false',
    'VK_LAYER_DUPLICATE_MESSAGE_LIMIT=4294967295',
    ...(shim === undefined || id === '' ? [] : [`${shim.variable}=${id}`]),
  ]
}

/**
 * Compiles the harness against installed Vulkan headers, once, and keeps it in the tool directory with the registry of these
 * headers.
 *
 * @returns a problem with code `no-tool` if there is no compiler or there are no headers.
 */
export async function buildVulkanHarness(
  target: VulkanTarget,
  directory: string,
): Promise<VulkanHarness | Problem> {
  const found = await compilers(name, 'install a C compiler')
  if ('kind' in found) return found
  const folder = headers(directory, target)
  if (folder === undefined)
    return problem(
      'no-tool',
      `${name} needs the headers of Vulkan with vk.xml`,
      'spirv-cts tools install --suite testing --with drivers',
    )
  const runtime = target.suite && suiteRuntime(directory, target.suite.there)
  const files = sources.map((file) => join(packageRoot(), 'runner/harness', file))
  const key = createHash('sha256')
    .update(folder)
    .update(target.suite?.there.date ?? '')
    .update(linkFlags.join(' '))
  for (const file of [...files, join(folder, 'include/vulkan/vulkan_core.h')])
    key.update(readFileSync(file))
  const program = join(directory, 'harness', key.digest('hex').slice(0, 16), 'vulkan')
  const beside = (file: string): string => join(dirname(program), file)
  const failure = await builtOnce(program, async (into) => {
    const registry = readRegistry(readFileSync(join(folder, xml), 'utf8'))
    writeFileSync(join(into, 'registry.json'), JSON.stringify(registry))
    writeFileSync(join(into, 'vulkan-registry.h'), registryHeader(registry))
    const object = join(into, 'vulkan.o')
    const failed =
      // Only for headers in quotes: below the folder are those of the suite's C library, too, which do not fit this compiler.
      (await compiles(name, [
        ...[found.c, '-std=gnu11', '-O2', '-iquote', into, '-iquote', join(folder, 'include')],
        ...['-c', files[0] ?? '', '-o', object],
      ])) ??
      (await links(
        name,
        [
          ...[found.linker, '-rdynamic', object],
          ...(runtime === undefined ? ['-ldl'] : ['-nodefaultlibs', ...runtime.link]),
        ],
        join(into, 'vulkan'),
      ))
    if (failed === undefined) rmSync(object)
    return failed
  })
  if (failure !== undefined) return failure
  const shim =
    target.shim &&
    target.suite?.there.libraries
      .map((root) => join(directory, root, target.shim?.library ?? ''))
      .find(existsSync)
  if (target.shim !== undefined && shim === undefined)
    return problem(
      'no-tool',
      `${target.name}: ${target.shim.library} is not installed`,
      'spirv-cts tools install --suite testing --with drivers',
    )
  return {
    start: [
      ...['/usr/bin/env', ...variables(target, directory)],
      ...(runtime?.start([], shim === undefined ? [] : [shim]) ?? []),
      ...[program, target.layers ? 'vulkan-layers' : target.name],
      ...(target.layers ? ['layers'] : []),
    ],
    registry: JSON.parse(readFileSync(beside('registry.json'), 'utf8')) as Registry,
  }
}
