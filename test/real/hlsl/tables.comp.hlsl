RWByteAddressBuffer bytes : register(u0);
RWStructuredBuffer<uint4> rows : register(u1);
groupshared uint table[256];

static const uint polynomial = 0xedb88320u;

[numthreads(16, 1, 1)]
void main(uint local : SV_GroupIndex) {
  for (uint n = local; n < 256; n += 16) {
    uint entry = n;
    [unroll] for (uint bit = 0; bit < 8; bit++) entry = entry & 1 ? polynomial ^ entry >> 1 : entry >> 1;
    table[n] = entry;
  }
  GroupMemoryBarrierWithGroupSync();
  uint sum = ~0u;
  uint4 row = rows[local];
  for (uint word = 0; word < 4; word++) {
    uint value = row[word];
    for (uint octet = 0; octet < 4; octet++, value >>= 8) sum = table[(sum ^ value) & 0xff] ^ sum >> 8;
  }
  bytes.Store(4 * local, ~sum);
  rows[local] = uint4(countbits(row.x), firstbithigh(row.y), reversebits(row.z), firstbitlow(row.w));
}
