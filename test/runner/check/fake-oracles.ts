import type { Disassembler, Oracle } from '#runner/oracle/oracle'
import type { Verdict } from '#spec/verdict'
import { judge as right } from '../corpus/fake-text.ts'

type Character = (words: Uint32Array, environment: Parameters<Oracle['judge']>[1]) => Verdict

const words = (module: Parameters<Oracle['judge']>[0]) =>
  module instanceof Uint32Array ? module : new Uint32Array()

/** An oracle with one peculiarity, and a list of the questions that it was asked. */
export function fakeOracle(
  name: string,
  character: Character,
  more: Partial<Oracle> = {},
): Oracle & { readonly asked: Uint32Array[] } {
  const asked: Uint32Array[] = []
  const judge: Oracle['judge'] = async (module, environment) => {
    asked.push(words(module))
    return character(words(module), environment)
  }
  return {
    kind: 'validator',
    name,
    tool: name.split('@')[0] ?? name,
    version: '2025.1',
    command: `${name} {file}`,
    close: () => {},
    judge,
    judgeAll: (questions) =>
      Promise.all(questions.map(({ module, environment }) => judge(module, environment))),
    probe: async () => 'known',
    asked,
    ...more,
  }
}

const refuses: Verdict = { kind: 'invalid', phase: 'validate', blames: [], message: 'no' }

/** Knows everything. */
export const isRight = (name = 'isRight') =>
  fakeOracle(name, (module, environment) => right(module, environment, 'lenient'))
export const alwaysAccepts = (name = 'alwaysAccepts') => fakeOracle(name, () => ({ kind: 'valid' }))
export const alwaysRejects = (name = 'alwaysRejects') => fakeOracle(name, () => refuses)
export const crashes = (name = 'crashes') =>
  fakeOracle(name, () => ({ kind: 'crash', signal: 'SIGSEGV', message: 'down' }))
export const hangs = (name = 'hangs') => fakeOracle(name, () => ({ kind: 'timeout', ms: 10 }))
/** Does not know the text. */
export const isOld = (name = 'isOld') =>
  fakeOracle(name, () => refuses, { probe: async () => 'unknown' })

/** Is right except for that rule, which it does not check. */
export const wrongOn = (rule: string, name = 'wrongOn') =>
  fakeOracle(name, (module, environment) => {
    const verdict = right(module, environment, 'lenient')
    const blames = verdict.kind === 'invalid' ? verdict.blames.map((blame) => blame.rule) : []
    return blames.some((blamed) => blamed === rule) ? { kind: 'valid' } : verdict
  })

/** A disassembler that prints that of everything. */
export function printing(text: string): Disassembler {
  return {
    kind: 'disassembler',
    name: 'printing',
    tool: 'printing',
    version: '1',
    command: 'printing {file}',
    close: () => {},
    disassemble: async () => ({ kind: 'output', value: text }),
  }
}
