/** Writes the words of a module, one instruction after the other. */
export type WriteInstruction = (opcode: number, ...operands: readonly number[]) => void

/** Opcodes that traps write. */
export const op = {
  undef: 1,
  name: 5,
  string: 7,
  extension: 10,
  extInst: 12,
  extInstImport: 11,
  entryPoint: 15,
  executionMode: 16,
  capability: 17,
  typeVoid: 19,
  typeBool: 20,
  typeInt: 21,
  typeArray: 28,
  typeStruct: 30,
  typePointer: 32,
  typeFunction: 33,
  constantTrue: 41,
  constant: 43,
  constantNull: 46,
  constantComposite: 44,
  specConstantOp: 52,
  function: 54,
  functionEnd: 56,
  functionCall: 57,
  variable: 59,
  imageTexelPointer: 60,
  load: 61,
  store: 62,
  copyMemory: 63,
  accessChain: 65,
  decorate: 71,
  memberDecorate: 72,
  decorationGroup: 73,
  groupDecorate: 74,
  groupMemberDecorate: 75,
  compositeConstruct: 80,
  copyObject: 83,
  copyLogical: 400,
  iAdd: 128,
  phi: 245,
  loopMerge: 246,
  selectionMerge: 247,
  label: 248,
  branch: 249,
  emitStreamVertex: 220,
  branchConditional: 250,
  switch: 251,
  return: 253,
  typeUntypedPointer: 4417,
  untypedVariable: 4418,
  constantCompositeReplicate: 4461,
  setMeshOutputs: 5295,
  compositeConstructReplicate: 4463,
  abort: 5121,
  untypedTexelPointer: 5126,
} as const

/** Ids of every module. */
export const [voidType, functionType, uint, bool, yes, oneId] = [1, 2, 3, 4, 5, 6]

/** The first id that is free. */
export const firstFree = 10

/** About as many words as one instruction can have. */
export const most = 65_000

/** The whole numbers from 0 up to but not including `count`. */
export function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => n)
}

/** The declarations of a module. */
export interface ModuleDeclarations {
  readonly minor: number
  readonly capabilities: readonly number[]
  readonly extensions: readonly string[]
  /** Ids and names of instruction sets. */
  readonly imports?: readonly (readonly [number, string])[]
}

const plainHeader: ModuleDeclarations = { minor: 3, capabilities: [1, 5], extensions: [] }

/** Words of a literal string. */
export function literal(string: string): readonly number[] {
  const octets = new Uint8Array(4 * (Math.floor(string.length / 4) + 1))
  octets.set(new TextEncoder().encode(string))
  return [...new Uint32Array(octets.buffer)]
}

/** A module whose parts are written by `body`, which begins at id 10. */
export function module(
  body: (put: WriteInstruction) => void,
  bound = 0x3f_ffff,
  before?: (put: WriteInstruction) => void,
  { minor, capabilities, extensions, imports = [] }: ModuleDeclarations = plainHeader,
): Uint32Array {
  const words: number[] = [0x0723_0203, 0x0001_0000 | (minor << 8), 0, bound, 0]
  const put: WriteInstruction = (opcode, ...operands) => {
    words.push((((operands.length + 1) << 16) | opcode) >>> 0)
    for (const operand of operands) words.push(operand)
  }
  for (const capability of capabilities) put(op.capability, capability)
  for (const extension of extensions) put(op.extension, ...literal(extension))
  for (const [id, name] of imports) put(op.extInstImport, id, ...literal(name))
  put(14, 0, 1)
  before?.(put)
  put(op.typeVoid, voidType)
  put(op.typeFunction, functionType, voidType)
  put(op.typeInt, uint, 32, 0)
  put(op.typeBool, bool)
  put(op.constantTrue, bool, yes)
  put(op.constant, uint, oneId, 1)
  body(put)
  return Uint32Array.from(words)
}

/** Words of a literal string with this number of words; the last one is separate. */
export function text(length: number): readonly number[] {
  return [...range(length).map(() => 0x6161_6161), 0]
}

/** Puts what `body` writes into the first block of a function. */
export function inFunction(put: WriteInstruction, body: () => void): void {
  put(op.function, voidType, 7, 0, functionType)
  put(op.label, 8)
  body()
  put(op.return)
  put(op.functionEnd)
}
