// Error numbers that operations of the service back-ends name: gRPC codes. Source: wire/realtime-and-compute.md 1.3.

export const invalid = 3;
export const notFound = 5;
export const exists = 6;
export const denied = 7;
export const limit = 8;
export const wrongState = 9;
export const unavailable = 14;
