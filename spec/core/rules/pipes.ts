import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const instruction = '3.3.23 Pipe Instructions'

/** Operands and results of the instructions on pipes of kernels. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'pipe-object',
    instruction,
    'The Pipe of an instruction that reads from a pipe, or that reserves or commits for reading, has the type OpTypePipe with ReadOnly; of one for writing, with WriteOnly; of OpGetNumPipePackets and OpGetMaxPipePackets, with either.',
  ),
  row(
    'type',
    'pipe-result',
    instruction,
    'The result type of an instruction that reads, writes or counts packets is a 32-bit integer scalar, of one that reserves packets OpTypeReserveId, and of OpIsValidReserveId OpTypeBool.',
  ),
  row(
    'type',
    'pipe-pointer',
    `${instruction}: OpReadPipe, OpWritePipe, OpReservedReadPipe, OpReservedWritePipe`,
    'The Pointer of an instruction that reads or writes a packet is a pointer into Generic.',
    {
      notes: 'The text also asks for the data type of the pipe, and OpTypePipe has none.',
    },
  ),
  row(
    'type',
    'pipe-reserve-id',
    `${instruction}: OpReservedReadPipe, OpReservedWritePipe, OpCommitReadPipe, OpCommitWritePipe, OpIsValidReserveId, OpGroupCommitReadPipe, OpGroupCommitWritePipe`,
    'The Reserve Id of a pipe instruction has the type OpTypeReserveId.',
  ),
  row(
    'type',
    'pipe-number',
    instruction,
    'Index, Num Packets, Packet Size and Packet Alignment of a pipe instruction are 32-bit integer scalars.',
  ),
  row(
    'type',
    'pipe-storage-result',
    `${instruction}: OpConstantPipeStorage, OpCreatePipeFromPipeStorage`,
    'The result type of OpConstantPipeStorage is OpTypePipeStorage, and that of OpCreatePipeFromPipeStorage is OpTypePipe.',
  ),
  row(
    'type',
    'pipe-storage-operand',
    `${instruction}: OpCreatePipeFromPipeStorage`,
    'The Pipe Storage of OpCreatePipeFromPipeStorage has the type OpTypePipeStorage.',
    {
      confidence: 'derived',
      notes:
        'The text asks for an object that OpConstantPipeStorage created; where one was loaded from memory, that is not decided.',
    },
  ),
]
