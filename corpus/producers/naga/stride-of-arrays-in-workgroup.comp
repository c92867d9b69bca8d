#version 450
shared int numbers[4];
void main() { numbers[0] = 1; }
