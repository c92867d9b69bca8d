import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { readInstalledSets, setFolder } from '#runner/tools/installed-sets'
import type { RealSource } from '../source.ts'
import { type ShaderSection, sectionsOf } from './sections.ts'

/** A shader or a file of kernels of an installed set. */
export interface SetSource extends RealSource {
  readonly set: string
  /** Path in the set, and the section of a file that has several stages: `a.shader_test#frag`. */
  readonly name: string
  readonly text: string
  /** Flags that its package compiles it with, which all compilers understand. */
  readonly flags: readonly string[]
}

const stages: ReadonlySet<string> = new Set([
  ...['vert', 'frag', 'comp', 'tesc', 'tese', 'geom', 'mesh', 'task'],
  ...['rgen', 'rint', 'rahit', 'rchit', 'rmiss', 'rcall'],
])

/** Macros that the sources of a set need: those of its own build. */
const macros: Readonly<Record<string, readonly string[]>> = {
  'hashcat-data': [
    ...['-DKERNEL_STATIC', '-DINCLUDE_PATH=.', '-DXM2S(x)=#x', '-DM2S(x)=XM2S(x)', '-DVECT_SIZE=1'],
    ...['-DVENDOR_ID=1', '-DDEVICE_TYPE=4', '-DDGST_ELEM=4', '-DATTACK_MODE=0', '-DKERN_TYPE=0'],
    ...[0, 1, 2, 3].map((place) => `-DDGST_R${place}=${place}`),
    ...['-DATTACK_KERN=0', '-DATTACK_EXEC=11'],
  ],
  pocl: ['-DLONG_DISPATCH=0'],
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function isSource(path: string): boolean {
  const ending = extname(path).slice(1)
  return stages.has(ending) || ['cl', 'shader_test', 'glsl'].includes(ending)
}

function sourceOf(set: string, root: string, path: string, section: ShaderSection): SetSource {
  const { stage, text, isWhole } = section
  return {
    set,
    file: join(root, path),
    name: isWhole ? path : `${path}#${stage}`,
    language: stage === 'kernel' ? 'opencl' : 'glsl',
    stage,
    text,
    flags: [
      ...(macros[set] ?? []),
      `-I${join(root, dirname(path))}`,
      ...(set === 'darktable' ? [`-I${root}/usr/share/darktable/kernels`] : []),
    ],
  }
}

/**
 * The sources of a folder with the files of a set, one file after the other in an order that is as good as drawn, so that the first of
 * them are a sample of all. Each text occurs once.
 *
 * @param count of files at most, of each ending.
 */
export function* sourcesInSet(
  set: string,
  root: string,
  count = Number.POSITIVE_INFINITY,
): Generator<SetSource> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path): [string, string] => [digest(path), path])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const taken = new Map<string, number>()
  const texts = new Set<string>()
  for (const [, path] of paths) {
    const number = taken.get(extname(path)) ?? 0
    if (number >= count) continue
    const sections = sectionsOf(path, readFileSync(join(root, path), 'utf8'))
    if (sections.length > 0) taken.set(extname(path), number + 1)
    for (const section of sections) {
      const key = digest(`${section.stage} ${section.text}`)
      if (texts.has(key)) continue
      texts.add(key)
      yield sourceOf(set, root, path, section)
    }
  }
}

/** A source of an installed set by its name; `undefined` if the set has no such source. */
export function sourceNamed(directory: string, set: string, name: string): SetSource | undefined {
  const root = join(setFolder(directory, set), 'files')
  const [path = '', stage] = name.split('#')
  if (!existsSync(join(root, path))) return undefined
  const section = sectionsOf(path, readFileSync(join(root, path), 'utf8')).find(
    (candidate) => stage === undefined || candidate.stage === stage,
  )
  return section && sourceOf(set, root, path, section)
}

/** The sources of the installed sets. */
export function* setSources(
  directory: string,
  names: readonly string[] | undefined,
  count?: number,
): Generator<SetSource> {
  for (const { name } of readInstalledSets(directory))
    if (names === undefined || names.includes(name))
      yield* sourcesInSet(name, join(setFolder(directory, name), 'files'), count)
}
