"""Tables on one device, without a network: the server's own tables, kept by the page that shows them."""
