import { tagIn } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

/** A kernel whose helper does all that pipes are for. */
const inPiping = tagIn(kernel)`capabilities: ${kernel.capabilities} Groups GenericPointer Pipes
declarations: %reads = OpTypePipe ReadOnly
%writes = OpTypePipe WriteOnly
%reads_and_writes = OpTypePipe ReadWrite
%signature_void_of_pipe = OpTypeFunction %void %reads %writes %reads_and_writes %pointer_Generic_uint %pointer_CrossWorkgroup_uint %pointer_Function_uint %reserve_id
before: %void %helper(%reads %in, %writes %out, %reads_and_writes %both, %pointer_Generic_uint %packet, %pointer_CrossWorkgroup_uint %global_packet, %pointer_Function_uint %local_packet, %reserve_id %reserved) as %signature_void_of_pipe
%begin: %read = OpReadPipe %uint %in %packet %uint_8 %uint_4
%written = OpWritePipe %uint %out %packet %uint_8 %uint_4
%reserved_input = OpReserveReadPipePackets %reserve_id %in %uint_2 %uint_8 %uint_4
%reserved_output = OpReserveWritePipePackets %reserve_id %out %uint_2 %uint_8 %uint_4
%read_reserved = OpReservedReadPipe %uint %in %reserved %uint_1 %packet %uint_8 %uint_4
%written_reserved = OpReservedWritePipe %uint %out %reserved %uint_1 %packet %uint_8 %uint_4
OpCommitReadPipe %in %reserved %uint_8 %uint_4
OpCommitWritePipe %out %reserved %uint_8 %uint_4
%is_valid = OpIsValidReserveId %bool %reserved
%available = OpGetNumPipePackets %uint %in %uint_8 %uint_4
%most = OpGetMaxPipePackets %uint %out %uint_8 %uint_4
%group_input = OpGroupReserveReadPipePackets %reserve_id %uint_2 %in %uint_3 %uint_8 %uint_4
%group_output = OpGroupReserveWritePipePackets %reserve_id %uint_2 %out %uint_3 %uint_8 %uint_4
OpGroupCommitReadPipe %uint_2 %in %reserved %uint_8 %uint_4
OpGroupCommitWritePipe %uint_2 %out %reserved %uint_8 %uint_4`

/** A kernel that makes pipes of storage. */
const inStoring = tagIn(kernel)`capabilities: ${kernel.capabilities} PipeStorage
declarations: %pipe = OpTypePipe ReadOnly
%pipe_storage = OpTypePipeStorage
before: %void %helper(%pipe %parameter)`

/** Pairs of the rules on pipes. */
export const pairs = [
  inPiping`pipe-object/accesses: packets are read from pipes to read from, and written to pipes to write to
changed: OpReadPipe %uint {%in | read-from-the-output: %out | read-from-both: %both | read-from-a-number: %uint_1}
changed: OpWritePipe %uint {%out | write-to-the-input: %in | write-to-both: %both | write-to-a-reservation: %reserved}
changed: OpReserveReadPipePackets %reserve_id {%in | reserve-input-of-the-output: %out}
changed: OpReserveWritePipePackets %reserve_id {%out | reserve-output-of-the-input: %in}
changed: OpReservedReadPipe %uint {%in | read-reserved-from-the-output: %out}
changed: OpReservedWritePipe %uint {%out | write-reserved-to-the-input: %in}
changed: OpCommitReadPipe {%in | commit-input-to-the-output: %out}
changed: OpCommitWritePipe {%out | commit-output-to-the-input: %in}
changed: OpGetNumPipePackets %uint {%in | available-in-both: %both | available-in-a-pointer: %packet}
changed: OpGetMaxPipePackets %uint {%out | most-in-both: %both}
changed: OpGroupReserveReadPipePackets %reserve_id %uint_2 {%in | reserve-input-of-a-group-of-the-output: %out}
changed: OpGroupReserveWritePipePackets %reserve_id %uint_2 {%out | reserve-output-of-a-group-of-the-input: %in}
changed: OpGroupCommitReadPipe %uint_2 {%in | commit-input-of-a-group-to-the-output: %out}
changed: OpGroupCommitWritePipe %uint_2 {%out | commit-output-of-a-group-to-the-input: %in}`,
  inPiping`pipe-result/accesses: packets are counted in integers, and reserved by reservations
changed: OpReadPipe {%uint | read-short: %ushort} %in
changed: OpWritePipe {%uint | write-vector: %uint2 | write-boolean: %bool} %out
changed: OpReserveReadPipePackets {%reserve_id | reserve-number: %uint} %in
changed: OpReserveWritePipePackets {%reserve_id | reserve-event: %event} %out
changed: OpReservedReadPipe {%uint | read-reserved-float: %float} %in
changed: OpReservedWritePipe {%uint | write-reserved-long: %ulong} %out
changed: OpIsValidReserveId {%bool | is-valid-number: %uint | is-valid-vector: %bool2} %reserved
changed: OpGetNumPipePackets {%uint | available-long: %ulong} %in
changed: OpGetMaxPipePackets {%uint | most-float: %float} %out
changed: OpGroupReserveReadPipePackets {%reserve_id | reserve-pipe-of-a-group: %reads} %uint_2 %in
changed: OpGroupReserveWritePipePackets {%reserve_id | reserve-number-of-a-group: %uint} %uint_2 %out`,
  inPiping`pipe-pointer/accesses: packets are read and written through pointers into Generic
changed: OpReadPipe %uint %in {%packet | read-to-global: %global_packet | read-to-a-number: %uint_1}
changed: OpWritePipe %uint %out {%packet | write-from-local: %local_packet}
changed: OpReservedReadPipe %uint %in %reserved %uint_1 {%packet | read-reserved-to-local: %local_packet}
changed: OpReservedWritePipe %uint %out %reserved %uint_1 {%packet | write-reserved-from-global: %global_packet
  | write-reserved-from-a-pipe: %in}`,
  inPiping`pipe-reserve-id/accesses: packets are accessed and committed by reservations
changed: OpReservedReadPipe %uint %in {%reserved | read-number: %uint_1}
changed: OpReservedWritePipe %uint %out {%reserved | write-pipe: %in}
changed: OpCommitReadPipe %in {%reserved | commit-input-by-a-pointer: %packet}
changed: OpCommitWritePipe %out {%reserved | commit-output-by-an-event: %null_event}
changed: OpIsValidReserveId %bool {%reserved | is-a-number-valid: %uint_1}
changed: OpGroupCommitReadPipe %uint_2 %in {%reserved | commit-input-of-a-group-by-a-pipe: %in}
changed: OpGroupCommitWritePipe %uint_2 %out {%reserved | commit-output-of-a-group-by-a-number: %uint_1}`,
  inPiping`pipe-number/accesses: packets have a size, an alignment, an index and a number of 32 bits
changed: OpReadPipe %uint %in %packet {%uint_8 | read-size-of-64-bits: %ulong_8} {%uint_4 | read-alignment-a-float: %float_1}
changed: OpWritePipe %uint %out %packet {%uint_8 | write-size-a-vector: %a_uint2} {%uint_4 | write-alignment-of-16-bits: %ushort_4}
changed: OpReserveReadPipePackets %reserve_id %in {%uint_2 | reserve-input-of-16-bits: %ushort_2} {%uint_8
  | reserve-input-size-a-boolean: %true} {%uint_4 | reserve-input-alignment-of-64-bits: %ulong_4}
changed: OpReserveWritePipePackets %reserve_id %out {%uint_2 | reserve-output-of-floats: %float_1} {%uint_8
  | reserve-output-size-of-16-bits: %ushort_8} {%uint_4 | reserve-output-alignment-a-vector: %a_uint2}
changed: OpReservedReadPipe %uint %in %reserved {%uint_1 | read-index-of-64-bits: %ulong_1} %packet
changed: OpReservedWritePipe %uint %out %reserved {%uint_1 | write-index-a-float: %float_1} %packet
changed: OpCommitReadPipe %in %reserved {%uint_8 | commit-size-of-64-bits: %ulong_8} %uint_4
changed: OpCommitWritePipe %out %reserved %uint_8 {%uint_4 | commit-alignment-a-boolean: %true}
changed: OpGetNumPipePackets %uint %in {%uint_8 | available-size-a-float: %float_1} %uint_4
changed: OpGetMaxPipePackets %uint %out %uint_8 {%uint_4 | most-alignment-of-64-bits: %ulong_4}
changed: OpGroupReserveReadPipePackets %reserve_id %uint_2 %in {%uint_3 | group-input-of-64-bits: %ulong_3}
changed: OpGroupReserveWritePipePackets %reserve_id %uint_2 %out {%uint_3 | group-output-a-vector: %a_uint2}
changed: OpGroupCommitReadPipe %uint_2 %in %reserved {%uint_8 | group-commit-size-of-16-bits: %ushort_8} %uint_4
changed: OpGroupCommitWritePipe %uint_2 %out %reserved %uint_8 {%uint_4 | group-commit-alignment-a-float: %float_1}`,
  inStoring`pipe-storage-result/storage in spv1.1, spv1.6: storage of pipes makes a pipe
+declarations: %storage = OpConstantPipeStorage %pipe_storage 4 4 16
%second_storage = OpConstantPipeStorage {%pipe_storage | storage-a-pipe: %pipe | storage-a-number: %uint} 4 4 16
body: %created = OpCreatePipeFromPipeStorage {%pipe | created-storage: %pipe_storage | created-number: %uint} %storage`,
  inStoring`pipe-storage-operand/storage in spv1.1, spv1.6: a pipe is made of storage
+declarations: %storage = OpConstantPipeStorage %pipe_storage 4 4 16
before: %void %helper(%pipe %parameter)
%created = OpCreatePipeFromPipeStorage %pipe {%storage | pipe: %parameter | number: %uint_1}`,
  inStoring`section-order/pipe-storage in spv1.1, spv1.6: storage of pipes is a constant, so it is among the types
+declarations: %storage = OpConstantPipeStorage %pipe_storage 4 4 16
body: {| in-a-function: %own = OpConstantPipeStorage %pipe_storage 4 4 16}
%created = OpCreatePipeFromPipeStorage %pipe %storage`,
]
