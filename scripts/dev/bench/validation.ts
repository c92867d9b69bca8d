import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { readInstalled } from '#runner/tools/installed'
import { installedCommand } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'
import type { BenchRow } from './bench-row.ts'
import { childWithCpu, shipped } from './child.ts'
import { MissingToolError } from './measure-parts.ts'
import { validModule } from './valid-module.ts'

const megabytes = [1, 2, 4, 8, 16] as const
const compared = 8
const runs = 7
const universal = 'spv1.3'
const vulkan = 'vulkan1.4'

const answer = z.object({ kind: z.literal('valid'), ms: z.number(), peak: z.number() })

/** Time and memory of one size, the least of some runs. */
interface MeasuredSize {
  readonly size: number
  /** Milliseconds of the validation alone, and of the whole process. */
  readonly ms: number
  readonly whole: number
  /** Bytes. */
  readonly peak: number
  readonly theirs: number
  /** Processor time of the whole process, in milliseconds. */
  readonly cpu: number
  readonly theirCpu: number
}

function measure(
  file: string,
  { size, environment }: { readonly size: number; readonly environment: string },
  spirvVal: readonly string[],
): MeasuredSize {
  const times = Array.from({ length: runs }, () => {
    const ours = childWithCpu(shipped('validate-file', file, environment))
    const theirs =
      size === compared
        ? childWithCpu([...spirvVal, '--target-env', environment, file])
        : { ms: 0, cpuMs: 0 }
    return { ...answer.parse(JSON.parse(ours.stdout)), ours, theirs }
  })
  return {
    size,
    ms: Math.min(...times.map(({ ms }) => ms)),
    whole: Math.min(...times.map(({ ours }) => ours.ms)),
    peak: Math.max(...times.map(({ peak }) => peak * 1024)),
    theirs: Math.min(...times.map(({ theirs }) => theirs.ms)),
    cpu: Math.min(...times.map(({ ours }) => ours.cpuMs)),
    theirCpu: Math.min(...times.map(({ theirs }) => theirs.cpuMs)),
  }
}

/** What one size takes beside spirv-val: by the clock, which compilers and collectors on other threads make shorter, and by all processors. */
function comparedRows(name: string, { whole, theirs, cpu, theirCpu }: MeasuredSize): BenchRow[] {
  return [
    { name, ours: whole, theirs, ratio: whole / theirs, goal: '<= 0.7', unit: 'ms' },
    {
      name: `${name}, CPU time`,
      ours: cpu,
      theirs: theirCpu,
      ratio: cpu / theirCpu,
      goal: '<= 1',
      unit: 'ms',
    },
  ]
}

function rowsOf(measured: readonly MeasuredSize[]): readonly BenchRow[] {
  const rows: BenchRow[] = []
  for (const [index, measuredSize] of measured.entries()) {
    const { size, ms, peak } = measuredSize
    const before = measured[index - 1]
    if (before !== undefined)
      rows.push({
        name: `validate ${size} MB, to twice ${before.size} MB`,
        ours: ms,
        theirs: 2 * before.ms,
        ratio: ms / (2 * before.ms),
        goal: '<= 1.25',
        unit: 'ms',
      })
    if (size !== compared) continue
    const file = size * 2 ** 20
    rows.push(...comparedRows(`validate ${size} MB`, measuredSize), {
      name: `memory to validate ${size} MB, to the file`,
      ours: peak,
      theirs: file,
      ratio: peak / file,
      goal: '<= 12',
      unit: 'bytes',
    })
  }
  return rows
}

/**
 * Valid modules of some sizes validated by us, and one of 8 MB by the newest installed spirv-val, in turns; that one in an
 * environment of Vulkan too. Needs `npm
 * run build` and `tools install`.
 *
 * @throws if either is missing, or if one does not find a module valid.
 */
export function validationBench(): readonly BenchRow[] {
  const directory = toolDirectory()
  const spirvVal = installedCommand(directory, readInstalled(directory), 'testing', 'spirv-val')
  if (spirvVal === undefined)
    throw new MissingToolError('spirv-val is not installed', 'npm run -s cts -- tools install')
  const folder = mkdtempSync(join(tmpdir(), 'validation-'))
  try {
    const measured = megabytes.map((size) => {
      const file = join(folder, `${size}.spv`)
      writeFileSync(file, validModule(size * 2 ** 18))
      return measure(file, { size, environment: universal }, spirvVal)
    })
    const file = join(folder, `${compared}.spv`)
    const inVulkan = measure(file, { size: compared, environment: vulkan }, spirvVal)
    return [...rowsOf(measured), ...comparedRows(`validate ${compared} MB for ${vulkan}`, inVulkan)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
