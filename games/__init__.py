"""Games of Durak: rules, stored events, services and the interfaces to them."""
