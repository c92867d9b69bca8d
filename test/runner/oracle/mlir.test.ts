import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Consumer } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { readerAsked } from '../../support/readers.ts'
import { consumer } from '../../support/tools.ts'

const environment = environmentByName('opencl1.2') as Environment

describe.runIf(readerAsked('mlir-translate'))("MLIR's reader", () => {
  let reader: Consumer
  beforeAll(async () => {
    reader = await consumer('mlir-translate@testing')
  })
  afterAll(() => reader.close())

  it('says what its dialect does not have', async () => {
    const image = assembly(
      `OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical64 OpenCL
%void = OpTypeVoid
%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly`,
    )
    expect(await reader.takeAll([{ module: image, environment }])).toEqual([
      { kind: 'unsupported', why: expect.stringContaining('not supported yet') },
    ])
  })
})
