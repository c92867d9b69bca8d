import { type Environment, environmentByName } from '#spec/environments'
import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import type { Text } from '#spec/rule'
import type { Oracle } from './oracle.ts'

const newest = environmentByName('spv1.6') as Environment

function opcode(name: string): number {
  const row = instructionByName(name)
  if (row === undefined) throw new Error(`${name}: not in the grammar`)
  return row.opcode
}

function instruction(name: string, operands: readonly number[]): readonly number[] {
  return [((operands.length + 1) << 16) | opcode(name), ...operands]
}

/** Words of a literal string: UTF-8, little-endian, ended by at least one zero. */
function literal(text: string): readonly number[] {
  const bytes = Buffer.from(text, 'utf8')
  const padded = Buffer.alloc((Math.floor(bytes.length / 4) + 1) * 4)
  bytes.copy(padded)
  return Array.from({ length: padded.length / 4 }, (_, index) => padded.readUInt32LE(index * 4))
}

function capability(name: string): number {
  const row = enumerantByName('Capability', name)
  if (row === undefined) throw new Error(`${name}: not in the grammar`)
  return row.value
}

/**
 * The import string of the set that the text defines, at the first revision that was read where the set is versioned: a tool that
 * knows a set may know no later one.
 */
function importString({ facts, revision, versions }: Text): string | undefined {
  const { instructionSet } = facts
  const first = versions[0]?.revision ?? revision
  return instructionSet?.endsWith('.') ? `${instructionSet}${first}` : instructionSet
}

/** The number of the first instruction of the text's set that must have operands. */
function incomplete({ facts }: Text): number | undefined {
  const needy = facts.instructions.filter(({ operands }) =>
    operands.some(({ kind, quantifier }) => quantifier === '' && !/^IdResult/.test(kind)),
  )
  return needy.length === 0 ? undefined : Math.min(...needy.map((row) => row.opcode))
}

/** A module that declares what the text adds. For an instruction set it uses one instruction, without its operands. */
function declaration(text: Text): Uint32Array {
  const capabilities = [
    capability('Shader'),
    capability('Linkage'),
    ...text.facts.enumerants.filter(({ kind }) => kind === 'Capability').map((row) => row.value),
  ]
  const set = importString(text)
  const number = set === undefined ? undefined : incomplete(text)
  const extensions = [
    ...(text.facts.extension === undefined ? [] : [text.facts.extension]),
    ...(set?.startsWith('NonSemantic.') ? ['SPV_KHR_non_semantic_info'] : []),
  ]
  return Uint32Array.from([
    ...[0x0723_0203, 0x0001_0600, 0, 4, 0],
    ...capabilities.flatMap((value) => instruction('OpCapability', [value])),
    ...extensions.flatMap((name) => instruction('OpExtension', literal(name))),
    ...(set === undefined ? [] : instruction('OpExtInstImport', [1, ...literal(set)])),
    ...instruction('OpMemoryModel', [0, 1]),
    ...(number === undefined
      ? []
      : [...instruction('OpTypeVoid', [2]), ...instruction('OpExtInst', [2, 3, 1, number])]),
  ])
}

/** A module by which a validator shows whether it knows a text. */
export interface TextProbe {
  readonly module: Uint32Array
  readonly environment: Environment
  /**
   * It does not know the text if it accepts the module, either: an unknown non-semantic set is taken with whatever
   * operands it has, so the module has an instruction of the set that lacks its operands.
   */
  readonly isUnknownIfAccepted: boolean
}

/** The module for a text: a validator that answers `unsupported` does not know it. */
export function textProbe(text: Text): TextProbe {
  return {
    module: declaration(text),
    environment: newest,
    isUnknownIfAccepted: importString(text) !== undefined && incomplete(text) !== undefined,
  }
}

/** {@link Oracle.probe} for an oracle that can judge: a declaration it does not know is a text it does not know. */
export async function probeByModule(
  judge: Oracle['judge'],
  text: Text,
): Promise<'known' | 'unknown'> {
  const { module, environment, isUnknownIfAccepted } = textProbe(text)
  const { kind } = await judge(module, environment)
  return kind === 'unsupported' || (isUnknownIfAccepted && kind === 'valid') ? 'unknown' : 'known'
}
