import type { Argument } from '#reference/execute/request'
import type { Environment } from '#spec/environments'
import type { Limits } from '#spec/limits/limit'
import type { Text } from '#spec/rule'
import type { Verdict } from '#spec/verdict'

/** A module as an oracle takes it: words, or octets where they need not be whole words. */
export type Binary = Uint32Array | Uint8Array

/** A module, and the environment that a verdict is wanted for. */
export interface Question {
  readonly module: Binary
  readonly environment: Environment
  /** Limits of the device that it is for; only for a tool that receives them, see `isToldOf`. */
  readonly limits?: Limits
  /** Options instead of those that the tool is usually given; only for a tool that lists {@link Variants}. */
  readonly options?: readonly string[]
  /** The tool may assume valid modules, and is given this one whether it is valid or not. */
  readonly evenInvalid?: true
}

/** Assembly, and the environment that chooses the version of the module. */
export interface AssemblySource {
  readonly text: string
  readonly environment: Environment
}

/** Facts that every tool can report about itself. */
export interface ToolIdentity {
  /** As `--tool` named it: `spirv-val@testing`. */
  readonly name: string
  /** The value of `--tool` for it, if `name` is a user's own. */
  readonly spec?: string
  /** The name without its channel or place: `spirv-val`. */
  readonly tool: string
  /** Its version by its own output, or by its package; empty if there is none. */
  readonly version: string
  /** The identity of its build among others of the same version: a commit, or a date. Absent where it states none. */
  readonly build?: string
  /** How it is started, so that a person can repeat it: `{file}` and `{env}` are placeholders for what differs. */
  readonly command: string
  /**
   * The stack where it dies over a module, innermost frame first; empty where it does not die, or no debugger reports
   * the stack. Absent where it is not a program run for each module.
   */
  readonly stack?: (question: Question) => Promise<readonly string[]>
  /** Removes what was put on disk for it. The tool must not be asked afterwards. */
  readonly close: () => void
}

/** Other ways of asking a tool than its usual one. */
export interface Variants {
  /** Options that may be drawn, as the tool's own help lists them; none where its SPEC names its options. */
  readonly listed: readonly string[]
  /** Names of all options in the tool's help; absent where it was not read. */
  readonly names?: ReadonlySet<string>
  /** Options that every draw has besides. */
  readonly always?: readonly string[]
  /** Whether the tool refuses an option that is given twice; an optimiser runs such a pass twice. */
  readonly once?: true
  /** {@link ToolIdentity.command} with these instead of the usual options. */
  readonly command: (options: readonly string[]) => string
}

/**
 * Receives the crash over a question, by its index, of a tool that was asked again at once and answered then. The verdict
 * is the second answer.
 */
export type Unrepeated = (index: number, crash: Extract<Verdict, { kind: 'crash' }>) => void

/** Judges modules. */
export interface Oracle extends ToolIdentity {
  readonly kind: 'validator'
  /** Never rejects: whatever happens is a verdict. */
  readonly judge: (module: Binary, environment: Environment) => Promise<Verdict>
  /** The same for many modules, which is faster; verdicts in the order of the questions. */
  readonly judgeAll: (
    questions: readonly Question[],
    unrepeated?: Unrepeated,
  ) => Promise<readonly Verdict[]>
  /**
   * The same tool in a process that has been asked nothing, to be closed by the caller. Absent where every question has a
   * process of its own.
   */
  readonly fresh?: () => Pick<Oracle, 'judgeAll' | 'close'>
  /**
   * Whether it knows what the text adds, asked by a module that only declares it. `known` says no more than that
   * nothing unknown was met: texts that add no capability cannot be asked for so.
   */
  readonly probe: (text: Text) => Promise<'known' | 'unknown'>
  /** Options of {@link validatorOptions}; absent where it cannot be given any. */
  readonly options?: Variants
}

/** A tool's output for its input, or how it failed; `valid` is not an answer of a tool that makes something. */
export type Output<T> =
  | { readonly kind: 'output'; readonly value: T }
  | Exclude<Verdict, { readonly kind: 'valid' }>

/** Prints modules. */
export interface Disassembler extends ToolIdentity {
  readonly kind: 'disassembler'
  /**
   * The text with plain ids, as `spirv-dis --raw-id --no-color` prints it. Never rejects.
   *
   * @param options instead of `--raw-id`; only for a tool that has {@link options}.
   */
  readonly disassemble: (module: Binary, options?: readonly string[]) => Promise<Output<string>>
  /** Options that change the text and not its meaning; absent where it cannot be given any. */
  readonly options?: Variants
  /** The same for many modules, where that is faster; in the order of the modules. */
  readonly disassembleAll?: (modules: readonly Binary[]) => Promise<readonly Output<string>[]>
}

/** Makes modules of text. */
export interface Assembler extends ToolIdentity {
  readonly kind: 'assembler'
  /** The octets of the module, numeric ids kept. The environment chooses the version. Never rejects. */
  readonly assemble: (text: string, environment: Environment) => Promise<Output<Uint8Array>>
  /** The same for many texts, where that is faster; in the order of the texts. */
  readonly assembleAll?: (
    sources: readonly AssemblySource[],
  ) => Promise<readonly Output<Uint8Array>[]>
}

/** A compute shader or kernel, and its inputs. */
export interface Dispatch {
  readonly module: Binary
  readonly entryPoint: string
  /** Features of Vulkan, as `structure.member`, without which the result is open; unknown when absent. */
  readonly features?: readonly string[]
  /** Workgroups in each dimension. */
  readonly groups: readonly [number, number, number]
  /** Invocations of a workgroup of a kernel that does not say; 1, 1, 1 by default. */
  readonly localSize?: readonly [number, number, number]
  readonly pushConstants: Uint8Array
  readonly specialization: readonly { readonly id: number; readonly bytes: Uint8Array }[]
  /** With their bytes before the run. */
  readonly buffers: readonly {
    readonly set: number
    readonly binding: number
    readonly bytes: Uint8Array
  }[]
  /** Buffers, by their number, whose bytes are the texels of an image. */
  readonly images?: readonly (DeviceImage & { readonly buffer: number })[]
  /** The arguments of a kernel, in order. */
  readonly arguments: readonly Argument[]
  /** Points that are drawn instead; the color attachments are left after the buffers. */
  readonly draw?: DeviceDraw
}

/** A storage image, as a device creates it. */
export interface DeviceImage {
  /** The name of Image Format of SPIR-V. */
  readonly format: string
  /** `2D`, `2D array`. */
  readonly view: string
  /** Width, height, and depth or number of layers. */
  readonly size: readonly [number, number, number]
}

/** Points that a pipeline draws. */
export interface DeviceDraw {
  readonly vertices: number
  readonly instances: number
  /** Attributes with the names of their formats, one vertex after the other. */
  readonly attributes: readonly {
    readonly location: number
    readonly format: string
    readonly bytes: Uint8Array
  }[]
  /** The names of the formats of color attachments, with four components of 32 bits. */
  readonly targets: readonly string[]
  readonly width: number
  readonly height: number
}

/** The output of a consumer: a module or another text, `null` if it made nothing that is kept. */
export type ConsumerOutput = Output<Uint8Array | null>

/** Takes modules that it may assume to be valid: an optimiser, a translator, a driver. */
export interface Consumer extends ToolIdentity {
  readonly kind: 'consumer'
  /**
   * Its output for each module, in the order of the questions: the octets of another module, or `null` for output that
   * is not a module and cannot be judged again. Never rejects.
   */
  readonly takeAll: (questions: readonly Question[]) => Promise<readonly ConsumerOutput[]>
  /** What it writes are modules, which must compute what the given ones do, unless it {@link changesResults}. */
  readonly writesModules?: true
  /** What it writes may compute anything: a reducer takes away whatever it can. */
  readonly changesResults?: true
  /** The validator of the same make, which knows all that this tool may write; absent where none was found. */
  readonly companion?: Oracle
  /** Passes that it can run on modules, one after the other; absent if it takes none. */
  readonly passes?: Variants
  /**
   * Options with which it must leave a module as it is that it made with those of the question; `undefined` where it
   * promises nothing like that.
   *
   * @param options the usual ones when absent.
   */
  readonly again?: (options?: readonly string[]) => readonly string[] | undefined
  /** Bytes of each buffer, and of each argument that is one, after the run of each module, in order. Absent where it cannot run any. Never rejects. */
  readonly runAll?: (runs: readonly Dispatch[]) => Promise<readonly Output<readonly Uint8Array[]>[]>
  /** The device that a driver opens, for a person. */
  readonly device?: string
  /** The octets of the module that it is given beside one; in words, why there is none. */
  readonly beside?: (module: Binary, environment: Environment) => Uint8Array | string
}

/** Anything that `--tool` can name. */
export type Tool = Oracle | Disassembler | Assembler | Consumer
