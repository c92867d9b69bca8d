import { enumerantByValue, instructionByOpcode, operandKindByName } from '#spec/grammar/grammar'
import { plainVersion } from '../expectations/plain-version.ts'
import type { Kit } from './kit.ts'

/** The result of a kit's script for one version of the tool. */
export interface VersionAnswer {
  /** The tool, without the way in which it was installed. */
  readonly tool: string
  readonly version: string
  /** The commit or date of its build, where it states one. */
  readonly build?: string
  /** Where the program is from: a suite of Debian, or the place that `--tool` names. */
  readonly place?: string
  readonly answer: 'reproduced' | 'not-reproduced' | 'cannot-tell'
  /** The answer of the version, or why there is none. */
  readonly said: string
}

const answers = [
  ['REPRODUCED: ', 'reproduced'],
  ['NOT REPRODUCED: ', 'not-reproduced'],
  ['CANNOT TELL: ', 'cannot-tell'],
] as const

/** The name of a number in a message of SPIRV-Tools about something that is not in its tables. */
function named(message: string): string | undefined {
  const opcode = /(?:Invalid opcode: |Unhandled inst type \(opcode: )(\d+)/.exec(message)?.[1]
  if (opcode !== undefined) return instructionByOpcode(Number(opcode))?.name
  const [, kind = '', value = ''] = /Invalid ([a-z -]+) operand: (\d+)/.exec(message) ?? []
  const plain = kind.replaceAll(/(?:^|[ -])([a-z])/g, (_, letter: string) => letter.toUpperCase())
  if (operandKindByName(plain) === undefined) return undefined
  const enumerant = enumerantByValue(plain, Number(value))
  return enumerant === undefined ? undefined : `the ${kind} ${enumerant.name}`
}

/** The last line of a script, read. */
export function versionAnswer(tool: string, version: string, line: string): VersionAnswer {
  const [start, answer] = answers.find(([word]) => line.startsWith(word)) ?? ['', 'cannot-tell']
  const message = line.slice(start.length)
  const unknown = message.startsWith('this version does not know') ? named(message) : undefined
  return {
    ...{ tool, version, answer },
    said: unknown === undefined ? message : `this version does not know ${unknown}`,
  }
}

/** The name of a release in the repository of a tool. */
function tagOf(tool: string, version: string): string {
  const plain = plainVersion(version) ?? version
  if (/^20\d\d\.\d+$/.test(plain) || tool === 'llvm-spirv') return `v${plain}`
  if (tool === 'mlir-translate') return `llvmorg-${plain}`
  return /^spirv-(cross|reflect)/.test(tool) ? `vulkan-sdk-${plain}` : plain
}

/** A search with git: what to look for, and its commands. */
export interface GitBisection {
  readonly goal: string
  readonly commands: readonly string[]
}

/**
 * How to search for the commits between which the answers of versions differ, oldest version first; none where no version is
 * known to be right.
 */
export function bisections({ id }: Kit, runs: readonly VersionAnswer[]): readonly GitBisection[] {
  const told = runs.filter(({ answer }) => answer !== 'cannot-tell')
  const script = `cmake --build build || exit 125; TOOLS=$PWD/build/tools sh ${id}/reproduce.sh`
  return told.flatMap((after, index): readonly GitBisection[] => {
    const before = told[index - 1]
    if (before === undefined || before.answer === after.answer) return []
    const [old, young] = [tagOf(before.tool, before.version), tagOf(after.tool, after.version)]
    return after.answer === 'reproduced'
      ? [
          {
            goal: `The commit after ${old} that broke it`,
            commands: [`git bisect start ${young} ${old}`, `git bisect run sh -c '${script}'`],
          },
        ]
      : [
          {
            goal: `The commit after ${old} that mended it`,
            commands: [
              `git bisect start --term-old=broken --term-new=mended ${young} ${old}`,
              `git bisect run sh -c '${script}; case $? in 0) exit 1;; 1) exit 0;; *) exit 125;; esac'`,
            ],
          },
        ]
  })
}
