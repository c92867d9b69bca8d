import { join } from 'node:path'
import type { VersionAnswer } from '#runner/bugs/versions'
import type { Files } from '#runner/corpus/corpus-files'
import { counted } from '#runner/counted'
import type { Problem } from '#runner/problem'
import { template } from '#runner/render'
import { type Severity, severityWords } from '#runner/report/causes/severity'
import { writeFile } from '../output/write-file.ts'

/** A kit that was written, as the index lists it. */
export interface WrittenKit {
  readonly id: string
  readonly title: string
  readonly severity: Severity
  readonly kind: string
  readonly summary: string
  readonly section: string
  readonly links: readonly string[]
  readonly rule: string
  readonly address: string
  /** The case of the corpus that the module was made from, and how many show the same. */
  readonly case: string
  readonly cases: number
  readonly environment: string
  readonly outcome: string
  readonly said: string
  readonly expected: 'valid' | 'invalid'
  readonly hasTwin: boolean
  /** The verdict of the newest validator on a valid module; absent if none was asked. */
  readonly second?: string
  readonly instructions: number
  readonly sha256: string
  /** Where a playground opens the module, from the index; absent without a playground, and if the module is too long. */
  readonly playground?: string
  /** The script's result for each version, oldest first. */
  readonly versions: readonly VersionAnswer[]
  /** The script's result for the tool for which the kit was made. */
  readonly reproduced: VersionAnswer
}

/** A cause without a kit of its own. */
export interface WithoutKit {
  readonly id: string
  readonly why: string
  /** Another kit covers it: it is the same fault. */
  readonly isJoined?: true
}

/** The kits that `bugs` has made of the causes of a tool. */
export interface KitIndex {
  readonly tool: string
  readonly version: string
  readonly kits: readonly WrittenKit[]
  readonly without: readonly WithoutKit[]
}

const fillIndex = template('bugs/index.html.hbs', 'xml')

/** Writes files below a folder; the first problem ends it. */
export function writeFiles(folder: string, files: Files): Problem | undefined {
  for (const [path, content] of files) {
    const unwritten = writeFile(join(folder, path), content)
    if (unwritten !== undefined) return unwritten
  }
  return undefined
}

/** An answer of a script in one line. */
export function answerText({ answer, said: message }: VersionAnswer): string {
  return `${answer}: ${message}`
}

/** How many kits there are, and how many of them their scripts reproduce, in one line. */
export function countText({ kits, without }: KitIndex): string {
  const reproduced = kits.filter(({ reproduced: { answer } }) => answer === 'reproduced')
  const invalid = kits.filter(({ expected }) => expected === 'invalid')
  const twins = invalid.filter(({ hasTwin }) => hasTwin).length
  const dropped = without.filter(({ isJoined }) => isJoined === undefined)
  return [
    `${counted(kits.length, 'fault')}, ${reproduced.length} of them reproduced by their script`,
    `${counted(invalid.length, 'invalid module')}, ${twins} of them with a valid twin`,
    `${without.length - dropped.length} causes that are the same fault as another`,
    `${dropped.length} without a kit`,
  ].join('; ')
}

/** Writes `index.html` and `index.json` into the folder of the kits. */
export function writeIndex(folder: string, index: KitIndex): Problem | undefined {
  const page = fillIndex({
    title: `Faults of ${index.tool} ${index.version}`,
    count: countText(index),
    hasPlayground: index.kits.some(({ playground }) => playground !== undefined),
    kits: index.kits.map((kit) => ({
      ...{ playground: '', ...kit },
      severity: severityWords(kit, kit.severity),
      reproduced: answerText(kit.reproduced),
    })),
    without: index.without,
  })
  return writeFiles(
    folder,
    new Map([
      ['index.html', page],
      ['index.json', `${JSON.stringify(index, null, 2)}\n`],
    ]),
  )
}
