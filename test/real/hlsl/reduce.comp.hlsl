RWStructuredBuffer<float> sums : register(u0);
ByteAddressBuffer raw : register(t1);
RWByteAddressBuffer totals : register(u2);
groupshared float partial[64];

[numthreads(64, 1, 1)]
void main(uint3 group : SV_GroupID, uint local : SV_GroupIndex, uint3 id : SV_DispatchThreadID) {
  partial[local] = asfloat(raw.Load(id.x * 4));
  GroupMemoryBarrierWithGroupSync();
  for (uint step = 32; step > 0; step >>= 1) {
    if (local < step) partial[local] += partial[local + step];
    GroupMemoryBarrierWithGroupSync();
  }
  if (local == 0) {
    sums[group.x] = partial[0];
    uint before;
    totals.InterlockedMax(0, asuint(partial[0]), before);
    totals.Store2(8, uint2(before, countbits(before)));
  }
}
