import {
  firstFree,
  functionType,
  module,
  oneId,
  op,
  range,
  uint,
  voidType,
  type WriteInstruction,
  yes,
} from './module.ts'

const [float, uniformConstant, output, storageBuffer, tileImage] = [9, 0, 3, 12, 4172]
const rawAccessChain = 5398
const [fragment, geometry] = [4, 3]
const [attachmentIndex, location] = [43, 30]
const [select, emitVertex, emitStreamVertex] = [169, 218, 220]

function put32BitFloat(put: WriteInstruction): void {
  put(22, float, 32)
}

/** A function that has an instruction and calls another one. */
function caller(
  put: WriteInstruction,
  id: number,
  label: number,
  callee: number,
  line: () => void,
): void {
  put(op.function, voidType, id, 0, functionType)
  put(op.label, label)
  line()
  put(op.functionCall, voidType, label + 1, callee)
  put(op.return)
  put(op.functionEnd)
}

/**
 * Modules of about the requested number of words, each slow to judge for an algorithm that looks at all pairs of
 * variables, of entry points and what they reach, or of choices and what they choose from.
 */
export const resourceTraps: Readonly<Record<string, (words: number) => Uint32Array>> = {
  'entry points with large arrays of outputs': (words) =>
    module(
      (put) => {
        put32BitFloat(put)
        put(op.constant, uint, 11, 60_000)
        put(op.typeArray, 12, float, 11)
        put(op.typeArray, 13, uint, 11)
        put(op.typePointer, 14, output, 12)
        put(op.typePointer, 15, output, 13)
        put(op.variable, 14, 16, output)
        put(op.variable, 15, 17, output)
        put(op.function, voidType, firstFree, 0, functionType)
        put(op.label, 18)
        put(op.return)
        put(op.functionEnd)
      },
      undefined,
      (put) => {
        for (const _ of range(words / 7)) put(op.entryPoint, fragment, firstFree, 0x61, 16, 17)
        put(op.decorate, 16, location, 0)
        put(op.decorate, 17, location, 60_000)
      },
    ),
  'a built-in variable that a group is applied to again and again': (words) =>
    module(
      (put) => {
        put(op.typePointer, 12, 3, uint)
        put(op.variable, 12, firstFree, 3)
        put(op.function, voidType, 16, 0, functionType)
        put(op.label, 17)
        put(op.load, uint, 18, firstFree)
        put(op.return)
        put(op.functionEnd)
      },
      undefined,
      (put) => {
        put(17, 3)
        put(op.entryPoint, 1, 16, 0x61, firstFree)
        put(op.decorate, 13, 11, 0)
        put(op.decorationGroup, 13)
        for (const _ of range(words / 1000))
          put(op.groupDecorate, 13, ...range(1000).map(() => firstFree))
      },
    ),
  'many variables of one input attachment': (words) =>
    module(
      (put) => {
        put32BitFloat(put)
        put(25, 11, float, 6, 0, 0, 0, 2, 0)
        put(op.typePointer, 12, uniformConstant, 11)
        for (const n of range(words / 12)) put(op.variable, 12, firstFree + 10 + n, uniformConstant)
        put(op.function, voidType, firstFree, 0, functionType)
        put(op.label, 13)
        for (const n of range(words / 12))
          put(op.load, 11, firstFree + 10 + words + n, firstFree + 10 + n)
        put(op.return)
        put(op.functionEnd)
      },
      undefined,
      (put) => {
        put(17, 40)
        put(op.entryPoint, fragment, firstFree, 0x61)
        for (const n of range(words / 12)) put(op.decorate, firstFree + 10 + n, attachmentIndex, 0)
      },
    ),
  'entry points that emit vertices by way of each other': (words) =>
    module(
      (put) => {
        put(op.function, voidType, firstFree, 0, functionType)
        put(op.label, 9)
        put(emitVertex)
        put(emitStreamVertex, 6)
        put(op.return)
        put(op.functionEnd)
        const count = Math.floor(words / 22)
        for (const n of range(count))
          caller(put, firstFree + n + 1, firstFree + count + 2 + 2 * n, firstFree + n, () => {})
      },
      undefined,
      (put) => {
        for (const n of range(words / 22)) put(op.entryPoint, geometry, firstFree + n + 1, 0x61)
      },
    ),
  'entry points that call each other, each with a tile image': (words) =>
    module(
      (put) => {
        put32BitFloat(put)
        put(25, 11, float, 4173, 0, 0, 0, 2, 0)
        put(op.typePointer, 12, tileImage, 11)
        put(op.variable, 12, 13, tileImage)
        const count = Math.floor(words / 21)
        for (const n of range(count))
          caller(put, 14 + n, 2_000_000 + 3 * n, 14 + ((n + 1) % count), () =>
            put(op.load, 11, 2_000_002 + 3 * n, 13),
          )
      },
      undefined,
      (put) => {
        put(op.capability, 4166)
        for (const n of range(words / 21)) put(op.entryPoint, geometry, 14 + n, 0x61)
      },
    ),
  'loads through one raw access chain': (words) =>
    module(
      (put) => {
        put(op.typeStruct, 11, uint)
        put(op.typePointer, 12, storageBuffer, 11)
        put(op.typePointer, 13, storageBuffer, uint)
        put(op.variable, 12, 14, storageBuffer)
        put(op.function, voidType, firstFree, 0, functionType)
        put(op.label, 15)
        for (const n of range(words / 20)) put(rawAccessChain, 13, 100 + n, 14, oneId, oneId, oneId)
        for (const n of range(words / 10)) put(op.load, uint, 1_000_000 + n, 100)
        put(op.return)
        put(op.functionEnd)
      },
      undefined,
      (put) => put(op.capability, 5414),
    ),
  'choices of choices of pointers': (words) =>
    module(
      (put) => {
        put(op.typeStruct, 11, uint)
        put(op.typePointer, 12, storageBuffer, 11)
        put(op.variable, 12, 13, storageBuffer)
        put(op.variable, 12, 14, storageBuffer)
        put(op.function, voidType, firstFree, 0, functionType)
        put(op.label, 15)
        put(select, 12, 16, yes, 13, 14)
        for (const n of range(words / 6))
          put(select, 12, 17 + n, yes, 16 + n, n % 2 === 0 ? 13 : 14)
        put(op.return)
        put(op.functionEnd)
      },
      undefined,
      (put) => put(17, 4441),
    ),
  'chains into one array of blocks': (words) =>
    module(
      (put) => {
        put(op.typeStruct, 11, uint)
        put(op.typeArray, 12, 11, 6)
        for (const n of range(words / 20)) put(op.typeArray, 13 + n, 12 + n, 6)
        const last = 12 + Math.floor(words / 20)
        put(op.typePointer, last + 1, storageBuffer, last)
        put(op.variable, last + 1, last + 2, storageBuffer)
        put(op.function, voidType, firstFree, 0, functionType)
        put(op.label, last + 3)
        put(op.undef, uint, last + 4)
        for (const n of range(words / 10))
          put(op.accessChain, last + 1, last + 5 + n, last + 2, last + 4)
        put(op.return)
        put(op.functionEnd)
      },
      undefined,
      (put) => put(op.decorate, 11, 2),
    ),
}
