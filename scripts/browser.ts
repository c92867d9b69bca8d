import type { Assembled, AssembleOptions } from '#generators/assembly/assemble'
import type { Decoded } from '#reference/decode/decode'
import type { DisassembleOptions } from '#reference/disassemble/disassemble'
import type { Problem } from '#runner/problem'
import type { Reflected } from '#runner/reflection/reflected'
import type { Limits } from '#spec/limits/limit'
import type { Verdict } from '#spec/verdict'
import { type Client, type ClientOptions, clientOf } from './browser/client.ts'
import type { RunInputs } from './browser/inputs.ts'
import type { Judgement, JudgeOptions } from './browser/judgement.ts'
import type { MoreAnswers } from './browser/more-part.ts'
import type { BreakableRule, MutateOptions, Mutation } from './browser/mutate.ts'
import { functions, ownParts } from './browser/own-parts.ts'
import type { RunRequest, RunResult } from './browser/run.ts'
import type { Source } from './browser/source.ts'
import type { ValidateOptions } from './library/validate-options.ts'

export type { Reflected } from '#runner/reflection/reflected'
export type { Call, Client } from './browser/client.ts'
export type { RunInputs } from './browser/inputs.ts'
export type { Blame, Judgement, JudgeOptions, UndecidedPart } from './browser/judgement.ts'
export type { BreakableRule, MutateOptions, Mutation } from './browser/mutate.ts'
export type { RuleWords } from './browser/rule-words.ts'
export type { RunOutcomeData, RunRequest, RunResult } from './browser/run.ts'
export type { Source } from './browser/source.ts'
export type { TraceStep } from './browser/trace.ts'
export type { ValidateOptions } from './library/validate-options.ts'

/** The words of a text in the assembly syntax of SPIRV-Tools, or its errors with line and column. */
export function assemble(text: string, options?: AssembleOptions): Assembled {
  return functions.assemble(text, options)
}

/**
 * Decodes a module: instructions, look-ups, and a defect for every encoding error. Never throws.
 *
 * @param input octets or words of a module, in either byte order; looked at, not copied.
 */
export function decode(input: Uint8Array | Uint32Array): Decoded {
  return functions.decode(input)
}

/** The disassembly of a module, by default as `spirv-dis --raw-id --no-color` prints it. Never throws. */
export function disassemble(
  input: Uint8Array | Uint32Array,
  options: DisassembleOptions = {},
): string {
  return functions.disassemble(input, options)
}

/**
 * The verdict of the reference decoder on a module, as that of the library. Never throws because of the module.
 *
 * @throws UnknownNameError when an environment or a text has no such name, or a text no such revision.
 */
export function validate(input: Uint8Array | Uint32Array, options?: ValidateOptions): Verdict {
  return functions.validate(input, options)
}

/**
 * The verdict on a source, with everything that a reader wants to know about each violation: its line, the words of the rule, its
 * section and VUIDs. Never throws: a name that does not exist among the options is a problem.
 */
export function judge(source: Source, options?: JudgeOptions): Judgement | Problem {
  return functions.judge(source, options)
}

let loaded: Promise<MoreAnswers> | undefined

/** The second part, in this thread. */
function more(): Promise<MoreAnswers> {
  loaded ??= (async () => {
    const [evaluate, first] = [await ownParts.more(), (await ownParts.judge())()]
    return evaluate(first.shared) as unknown as MoreAnswers
  })()
  return loaded
}

/** Breaks a valid module in one rule, and has the judge confirm it. Loads the second part. */
export async function mutate(source: Source, options?: MutateOptions): Promise<Mutation | Problem> {
  return (await more()).mutate(source, options)
}

/** The rules that can be broken in a module. Loads the second part. */
export async function breakable(
  source: Source,
  options?: Pick<MutateOptions, 'environment'>,
): Promise<readonly BreakableRule[] | Problem> {
  return (await more()).breakable(source, options)
}

/** What a module can be run with, and inputs that fit. Loads the second part. */
export async function inputs(
  source: Source,
  options?: { readonly entryPoint?: string },
): Promise<RunInputs | Problem> {
  return (await more()).inputs(source, options)
}

/** Runs a compute shader or a kernel in the interpreter. Loads the second part. */
export async function run(source: Source, request: RunRequest): Promise<RunResult | Problem> {
  return (await more()).run(source, request)
}

/** What a runtime reads from NonSemantic.ClspvReflection. Loads the second part. */
export async function reflect(
  source: Source,
  options?: { readonly environment?: string },
): Promise<Reflected | Problem> {
  return (await more()).reflect(source, options)
}

/** The limits and features of a device in JSON, as `vulkaninfo --json` writes it. Loads the second part. */
export async function readLimits(json: string, name?: string): Promise<Limits | Problem> {
  return (await more()).readLimits(json, name)
}

/** Asks all of it in a Worker, so that a page does not freeze; in the thread of the page where there can be none. */
export function createClient({ thread }: Pick<ClientOptions, 'thread'> = {}): Client {
  return clientOf(ownParts, thread)
}
