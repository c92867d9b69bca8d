import { z } from 'zod'
import { type Problem, problem } from '../problem.ts'
import type { FactGrammar, FactKind } from './fact-differences.ts'

const names = z.array(z.string()).default([])

/** The label of an operand; grammars until 2025 have it in quotation marks. */
function plainName(label: string): string {
  return label
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'([^']*)'$/, '$1')
}

const operands = z
  .array(
    z
      .object({
        kind: z.string(),
        quantifier: z.enum(['', '?', '*']).default(''),
        name: z.string().default(''),
      })
      .transform(({ name, ...operand }) => ({ ...operand, name: plainName(name) })),
  )
  .default([])

const enumerantSchema = z
  .object({
    enumerant: z.string(),
    value: z.union([z.int(), z.string().regex(/^0x[0-9a-fA-F]+$/)]).transform(Number),
    aliases: names,
    capabilities: names,
    parameters: operands,
  })
  .transform(({ enumerant: name, ...enumerant }) => ({ name, ...enumerant }))

const instructionSchema = z
  .object({
    opname: z.string().startsWith('Op'),
    opcode: z.int().nonnegative(),
    aliases: names,
    capabilities: names,
    operands,
  })
  .transform(({ opname: name, ...instruction }) => ({ name, ...instruction }))

/** The part of `spirv.core.grammar.json` of SPIRV-Headers that is read; everything else in it is ignored. */
const grammarSchema = z.object({
  instructions: z.array(instructionSchema).min(1),
  operand_kinds: z.array(
    z.object({ kind: z.string(), enumerants: z.array(enumerantSchema).default([]) }),
  ),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A core grammar in the form of SPIRV-Headers. It has no extended instruction sets: those are in files of their own.
 *
 * @param file what problems name.
 */
export function readCoreGrammar(text: string, file: string): FactGrammar | Problem {
  const read = grammarSchema.safeParse(parsed(text))
  if (!read.success) {
    const [issue] = read.error.issues
    const place = (issue?.path ?? []).join('.')
    return problem(
      'bad-grammar',
      `${file}: is not a core grammar: ${place === '' ? 'not a JSON object' : `${place}: ${issue?.message}`}`,
      'name a spirv.core.grammar.json, as SPIRV-Headers has one',
    )
  }
  const { instructions, operand_kinds } = read.data
  const byName = new Map(
    instructions.flatMap((row) => [row.name, ...row.aliases].map((name) => [name, row] as const)),
  )
  const kinds = new Map<string, FactKind>(
    operand_kinds.map((operandKind) => [operandKind.kind, operandKind]),
  )
  return {
    instruction: (name) => byName.get(name),
    operandKind: (name) => kinds.get(name),
    sets: [],
  }
}
