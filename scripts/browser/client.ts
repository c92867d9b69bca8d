import type { Assembled, AssembleOptions } from '#generators/assembly/assemble'
import type { Problem } from '#runner/problem'
import type { Reflected } from '#runner/reflection/reflected'
import type { Limits } from '#spec/limits/limit'
import type { DecodedData } from './decoded-data.ts'
import type { RunInputs } from './inputs.ts'
import type { JudgeAnswers } from './judge-part.ts'
import type { Judgement, JudgeOptions } from './judgement.ts'
import type { Listing, ListingOptions } from './listing.ts'
import type { BreakableRule, MutateOptions, Mutation } from './mutate.ts'
import { type BrowserParts, partsIn } from './parts.ts'
import type { RuleWords } from './rule-words.ts'
import type { RunRequest, RunResult } from './run.ts'
import type { ReadSource, Source } from './source.ts'
import { type QueuePlace, WorkQueue } from './work-queue.ts'

/** How work is done. */
export interface ClientOptions {
  /** Folder of the scripts, as an address that ends with a slash; `./` for a page beside them. */
  readonly scripts: string
  /** `page`: without a Worker, in the thread of the page. */
  readonly thread?: 'worker' | 'page'
}

/** What a single question may have. */
export interface Call {
  /**
   * Cancels it: the promise is rejected with the signal's reason at once, and a Worker that is busy with it for longer is replaced. In
   * the thread of the page, work that has begun goes on.
   */
  readonly signal?: AbortSignal
}

/**
 * Everything that a page can ask. Questions are answered one after the other, in a Worker where there can be one. A promise is
 * rejected only because its question was cancelled or the client closed, because a script could not be loaded, or because of a
 * defect of ours; never because of a module.
 */
export interface Client {
  /** Where work is done, and why not in a Worker; `undefined` before the first answer. */
  readonly place: QueuePlace | undefined
  /** Loads and starts the judge, so that the first answer comes sooner. */
  ready(): Promise<void>
  assemble(text: string, options?: AssembleOptions, call?: Call): Promise<Assembled>
  decode(source: Source, call?: Call): Promise<DecodedData | Problem>
  disassemble(source: Source, options?: ListingOptions, call?: Call): Promise<Listing | Problem>
  judge(source: Source, options?: JudgeOptions, call?: Call): Promise<Judgement | Problem>
  /** What a source is taken for. */
  read(source: Source, call?: Call): Promise<ReadSource>
  /** The rules that can be broken in a module. */
  breakable(
    source: Source,
    options?: Pick<MutateOptions, 'environment'>,
    call?: Call,
  ): Promise<readonly BreakableRule[] | Problem>
  mutate(source: Source, options?: MutateOptions, call?: Call): Promise<Mutation | Problem>
  /** What a module can be run with. */
  inputs(
    source: Source,
    options?: { readonly entryPoint?: string },
    call?: Call,
  ): Promise<RunInputs | Problem>
  run(source: Source, request: RunRequest, call?: Call): Promise<RunResult | Problem>
  reflect(
    source: Source,
    options?: { readonly environment?: string },
    call?: Call,
  ): Promise<Reflected | Problem>
  /** The limits in what `vulkaninfo --json` writes, for {@link JudgeOptions}. */
  readLimits(json: string, name?: string, call?: Call): Promise<Limits | Problem>
  rule(id: string, call?: Call): Promise<RuleWords | undefined>
  /** What options can name. */
  names(call?: Call): Promise<ReturnType<JudgeAnswers['names']>>
  /** Ends the Worker. What is asked or waits is rejected. */
  close(): void
}

/** A valid module: judging it builds what every judgement needs. */
const smallest = 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n'

/** A client that has its parts from somewhere. */
export function clientOf(parts: BrowserParts, thread: ClientOptions['thread'] = 'worker'): Client {
  const queue = new WorkQueue(parts, thread)
  const ask =
    (name: string) =>
    <Value>(args: readonly unknown[], call: Call = {}): Promise<Value> =>
      queue.ask(name, args, call.signal) as Promise<Value>
  return {
    get place() {
      return queue.place
    },
    ready: async () => {
      await ask('judge')([smallest])
    },
    assemble: (text, options, call) => ask('assemble')([text, options], call),
    decode: (source, call) => ask('decode')([source], call),
    disassemble: (source, options, call) => ask('disassemble')([source, options], call),
    judge: (source, options, call) => ask('judge')([source, options], call),
    read: (source, call) => ask('read')([source], call),
    breakable: (source, options, call) => ask('breakable')([source, options], call),
    mutate: (source, options, call) => ask('mutate')([source, options], call),
    inputs: (source, options, call) => ask('inputs')([source, options], call),
    run: (source, request, call) => ask('run')([source, request], call),
    reflect: (source, options, call) => ask('reflect')([source, options], call),
    readLimits: (json, name, call) => ask('readLimits')([json, name], call),
    rule: (id, call) => ask('rule')([id], call),
    names: (call) => ask('names')([], call),
    close: () => queue.close(),
  }
}

/** A client whose scripts are in a folder beside the page. */
export function createClient({ scripts, thread }: ClientOptions): Client {
  return clientOf(partsIn(scripts), thread)
}
